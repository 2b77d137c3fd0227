import { setting } from '../runtime/index.ts';

export const parkedCartSettings = {
  days: setting.wholeNumber('PARKED_CART_DAYS', { otherwise: 90, least: 1, most: 3_650, doc: 'days after which a parked cart is removed that is not kept as a template' }),
  most: setting.wholeNumber('PARKED_CARTS_MOST', { otherwise: 50, least: 1, most: 500, doc: 'parked carts that a buyer may have in a store' }),
  forwardDays: setting.wholeNumber('PARKED_CART_FORWARD_DAYS', { otherwise: 30, least: 1, most: 3_650, doc: 'days for which a colleague can take a parked cart that was forwarded to them' }),
  forwardsADay: setting.wholeNumber('PARKED_CART_FORWARDS', { otherwise: 20, least: 0, most: 1_000, doc: 'parked carts that a buyer may forward to colleagues in a day; 0: none' }),
};

/** How parked carts are limited. */
export interface ParkedCartLimits {
  readonly days: number;
  readonly most: number;
  /** Days for which a colleague can take what was forwarded. */
  readonly forwardDays: number;
  readonly forwardsADay: number;
  /** Lines that the cart can hold to which one is added back. */
  readonly cartLines: number;
}
