import { defineContractArea } from '../wire/contract-area.ts';
import { afcCart, approvalQueue, authorizeFunds, changeAfcCart } from './afc-cart.services.ts';

export const approvalsArea = defineContractArea('approvals', [approvalQueue, afcCart, changeAfcCart, authorizeFunds]);
