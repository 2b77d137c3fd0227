import type { CheckoutProblem } from '@quartermaster/contracts';
import { lineId } from '../orders/index.ts';

/** Ids of the page's blocks, which the list of problems links to. */
export const blockId: Record<CheckoutProblem['block'], string> = {
  shipTo: 'checkout-ship-to',
  payment: 'checkout-payment',
  items: 'checkout-items',
  // No block of the page: it is asked for on a page of its own.
  authorization: 'checkout-authorization',
};

/** Where a problem is mended: at its line, if it is about one, else at its block. */
export const placeOf = ({ block, cartKey }: Pick<CheckoutProblem, 'block' | 'cartKey'>): string => (cartKey === null ? blockId[block] : lineId(cartKey));
