// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { informationArea } from './area.ts';

export const informationTable: ServiceTableOf<typeof informationArea> = {
  "/information/comment_form": {"method":"GET","access":"visitor","responses":["Initial"],"sensitive":[]},
  "/information/comment_form_submit": {"method":"POST","access":"visitor","spinner":"Sending your message","responses":["Success","Failure"],"sensitive":[]},
  "/information/content_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Success","Index","Failure"],"sensitive":[]},
  "/information/contractor": {"method":"GET","access":"visitor","rendered":true,"responses":["Success","Failure"],"sensitive":[]},
  "/information/help": {"method":"GET","access":"visitor","rendered":true,"cachedFor":3600,"isHelp":true,"responses":["Success"],"sensitive":[]},
  "/information/helpfasid": {"method":"GET","access":"visitor","rendered":true,"responses":["Success","Failure"],"sensitive":[]},
  "/information/news": {"method":"GET","access":"visitor","rendered":true,"responses":["Success"],"sensitive":[]},
  "/information/page": {"method":"GET","access":"visitor","rendered":true,"themedKey":"keyName","responses":["InfoPage","InfoModal","Failure"],"sensitive":[]},
  "/information/state_local": {"method":"GET","access":"visitor","rendered":true,"responses":["Success","Failure"],"sensitive":[]},
};
