import { defineContractArea } from '../wire/contract-area.ts';
import { dhsAccessDenied, dhsEmailValidation, dhsEmailValidationSubmit, dhsValidation } from './dhs.services.ts';
import { afStartPage, dhsStartPage, stateStartPage, usdaStartPage, vaStartPage } from './start-page.services.ts';
import { stateValidation } from './state.services.ts';

export const virtualStoreArea = defineContractArea('virtual-store', [
  vaStartPage,
  afStartPage,
  dhsStartPage,
  usdaStartPage,
  stateStartPage,
  dhsValidation,
  dhsEmailValidation,
  dhsEmailValidationSubmit,
  dhsAccessDenied,
  stateValidation,
]);
