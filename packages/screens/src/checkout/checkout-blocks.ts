import type { CheckoutProblem } from '@quartermaster/contracts';
import { lineId } from '../orders/index.ts';

/** Ids of the page's blocks, which the list of problems links to. */
export const blockId: Record<CheckoutProblem['block'], string> = {
  shipTo: 'checkout-ship-to',
  payment: 'checkout-payment',
  items: 'checkout-items',
};

/** Where a problem is mended: at its line, if it is about one, else at its block. */
export const placeOf = ({ block, cartKey }: Pick<CheckoutProblem, 'block' | 'cartKey'>): string => (cartKey === null ? blockId[block] : lineId(cartKey));
