import type { Address, Cart, CheckoutProblem } from '@quartermaster/contracts';
import { priceCart, readCart, type CartState } from '../../cart/index.ts';
import type { Connection } from '@quartermaster/database';
import { findAddress } from '../address/address-book.ts';
import type { CheckoutTools } from '../checkout-tools.ts';
import { findPayment } from '../payment/saved-payments.ts';
import type { CheckoutChoices, CheckoutOwner } from './checkout-choices.ts';
import { findProblems, type OfferStanding } from './problems.ts';
import type { ReviewState } from './review-state.ts';
import { undeliverableOffers } from './service-area.ts';
import { termsOfGroups } from './terms.ts';

/** A review with the cart that it was made from, and the problems that keep it from becoming an order. */
export interface ReviewReading {
  cartState: CartState;
  cart: Cart;
  review: ReviewState;
  problems: CheckoutProblem[];
}

/** Reads what the buyer is about to order, as everything is at this moment. */
export async function readReview(
  connection: Connection,
  owner: CheckoutOwner,
  choices: CheckoutChoices,
  { strategies, clock }: Pick<CheckoutTools, 'strategies' | 'clock'>,
): Promise<ReviewReading> {
  const cartState = await readCart(connection, { kind: 'buyer', ...owner });
  const shipTo = choices.addressId === null ? null : await findAddress(connection, owner.buyerId, choices.addressId);
  const payment = choices.paymentId === null ? null : await findPayment(connection, owner.buyerId, choices.paymentId, clock.now());
  const cart = await priceCart(cartState, shipTo && { state: shipTo.state, zip: shipTo.zip }, strategies.totals);
  const groupIds = cart.groups.map(({ groupId }) => groupId);
  const review: ReviewState = { groups: cart.groups, terms: termsOfGroups(groupIds, choices.terms), totals: cart.totals, shipTo, payment };
  return { cartState, cart, review, problems: findProblems(review, await standings(connection, cartState, shipTo)) };
}

async function standings(connection: Connection, { lines }: CartState, shipTo: Address | null): Promise<ReadonlyMap<string, OfferStanding>> {
  const offerIds = lines.map(({ offerId }) => offerId);
  const undeliverable = shipTo === null ? new Set<string>() : await undeliverableOffers(connection, offerIds, shipTo);
  return new Map(
    lines.map(({ offerId, current }) => [
      offerId,
      { offered: current !== null, available: current?.stock ?? null, deliversThere: !undeliverable.has(offerId) },
    ]),
  );
}
