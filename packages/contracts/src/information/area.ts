import { defineContractArea } from '../wire/contract-area.ts';
import { commentForm, commentFormSubmit } from './comment-form.service.ts';
import { help } from './help.service.ts';
import { contentPage, contractorInformation, helpFasId, stateLocalInformation } from './known-pages.services.ts';
import { news } from './news.service.ts';
import { informationPageService } from './page.service.ts';

export const informationArea = defineContractArea('information', [
  informationPageService, help, commentForm, commentFormSubmit, news, helpFasId, stateLocalInformation, contractorInformation, contentPage,
]);
