import type { CheckoutProblem, ServicePath } from '@quartermaster/contracts';
import { lineId } from '../orders/index.ts';

/** Ids of the page's blocks, which the list of problems links to. */
export const blockId: Record<CheckoutProblem['block'], string> = {
  shipTo: 'checkout-ship-to',
  payment: 'checkout-payment',
  items: 'checkout-items',
  // No blocks of the page: these are asked for on pages of their own.
  authorization: 'checkout-authorization',
  delivery: 'checkout-delivery',
  email: 'checkout-email',
  profile: 'checkout-profile',
  aac: 'checkout-aac',
  aacPassword: 'checkout-aac-password',
};

const pageOfBlock: Partial<Record<CheckoutProblem['block'], readonly [path: ServicePath, parameters?: Readonly<Record<string, string>>]>> = {
  authorization: ['/profile/request_authorization'],
  delivery: ['/checkout/checkout_controller', { step: 'DeliveryOptions' }],
  email: ['/profile/verify_email'],
  profile: ['/checkout/checkout_controller', { step: 'EditProfile' }],
  aac: ['/checkout/checkout_controller', { step: 'AACWarning' }],
};

/** The page of its own on which a problem is mended; none: it is mended on the review. */
export function pageOf({ block, groupId, aac }: Pick<CheckoutProblem, 'block' | 'groupId' | 'aac'>): (typeof pageOfBlock)[CheckoutProblem['block']] {
  if (block === 'aacPassword') return ['/aacassignment/aac_password_entry', { aac: aac ?? '', from: 'checkout' }];
  return block === 'shipTo' && groupId !== undefined ? ['/cart/edit_shipping_get', { groupId }] : pageOfBlock[block];
}

/** Where a problem is mended: at its line, if it is about one, else at its block. */
export const placeOf = ({ block, cartKey }: Pick<CheckoutProblem, 'block' | 'cartKey'>): string => (cartKey === null ? blockId[block] : lineId(cartKey));
