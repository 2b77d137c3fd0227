import type { CheckoutProblem } from '@quartermaster/contracts';

/** Ids of the page's blocks, which the list of problems links to. */
export const blockId: Record<CheckoutProblem['block'], string> = {
  shipTo: 'checkout-ship-to',
  payment: 'checkout-payment',
  items: 'checkout-items',
};
