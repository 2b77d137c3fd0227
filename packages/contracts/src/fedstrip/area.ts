import { defineContractArea } from '../wire/contract-area.ts';
import { fedstripAacEntry, fedstripConstantProfile, fedstripConstantProfileSave, fedstripInit, fedstripItemDispatchEntry, fedstripNewAac, fedstripNewEntry, fedstripValidUi } from './entry.services.ts';
import { checkoutRequisition, checkoutRequisitionSubmit } from './cart-requisition.services.ts';
import { fedstripExceptionEntry, fedstripExceptionEntrySave } from './exception.services.ts';
import { fedstripAuthorizeFunds, fedstripAuthorizeFundsSave } from './funds.services.ts';
import { fedstripAddToCart, fedstripProcessOrder, fedstripShoppingCart } from './order.services.ts';
import { fedstripPhasedBackRequisitionEntry, fedstripPhasedRequisitionEntry } from './phased.services.ts';
import { fedstripSignOut } from './sign-out.service.ts';

export const fedstripArea = defineContractArea('fedstrip', [
  fedstripInit, fedstripAacEntry, fedstripNewAac, fedstripItemDispatchEntry, fedstripNewEntry, fedstripConstantProfile, fedstripConstantProfileSave, fedstripValidUi,
  fedstripExceptionEntry, fedstripExceptionEntrySave, fedstripPhasedRequisitionEntry, fedstripPhasedBackRequisitionEntry,
  fedstripShoppingCart, fedstripAddToCart, fedstripProcessOrder, fedstripAuthorizeFunds, fedstripAuthorizeFundsSave, fedstripSignOut, checkoutRequisition, checkoutRequisitionSubmit,
]);
