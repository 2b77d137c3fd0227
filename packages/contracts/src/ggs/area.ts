import { defineContractArea } from '../wire/contract-area.ts';
import { globalSupplyHelp, globalSupplyTutorial } from './information.services.ts';
import { ggsStartPage, usmcStartPage } from './start-page.services.ts';

export const ggsArea = defineContractArea('ggs', [ggsStartPage, usmcStartPage, globalSupplyTutorial, globalSupplyHelp]);
