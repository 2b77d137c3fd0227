import { defineContractArea } from '../wire/contract-area.ts';
import { quickOrdering, quickOrderingCart } from './quick-order.services.ts';

export const orderingArea = defineContractArea('ordering', [quickOrdering, quickOrderingCart]);
