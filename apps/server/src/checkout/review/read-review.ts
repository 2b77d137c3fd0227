import { countryOf, type Address, type Cart, type CheckoutProblem, type GroupTerms } from '@quartermaster/contracts';
import { prepared, sql } from '@quartermaster/database';
import type { Destination } from '@quartermaster/deployment';
import { cartAt, cartColumns, cartStateOf, isHeldFor, noCart, priceCart, type CartReading, type CartState } from '../../cart/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { addressOf, addressWithId, type AddressRow } from '../address/address-row.ts';
import { emailProblems, emailTrouble, isBounced } from '../email/email-trouble.ts';
import type { CheckoutBuyer, CheckoutTools } from '../checkout-tools.ts';
import { paymentOf, paymentWithId, type PaymentRow } from '../payment/saved-payments.ts';
import { isAnswered, type Choice } from './checkout-choices.ts';
import { findProblems, type OfferStanding } from './problems.ts';
import type { ReviewState } from './review-state.ts';
import { isDelivered } from './service-area.ts';
import { datesOver, termsOfGroups } from './terms.ts';

/** A review with the cart that it was made from, and the problems that keep it from becoming an order. */
export interface ReviewReading {
  cartState: CartState;
  cart: Cart;
  review: ReviewState;
  problems: CheckoutProblem[];
  /** The terms as they are kept, also of groups that are not in the cart. */
  terms: GroupTerms[];
  /** The key of the checkout; null when it has been answered, or when no checkout has begun. */
  submitKey: string | null;
}

interface ReviewRow {
  terms: GroupTerms[] | null;
  submit_key: string | null;
  answered: boolean;
  bounced: boolean;
  ship_to: AddressRow | null;
  payment: PaymentRow | null;
  cart: CartReading | null;
}

interface ReadOptions {
  /** In the transaction of submit: what decides about the order is locked until it ends. */
  readonly isHeld?: boolean;
  /** The buyer's cart, where it has been read. */
  readonly cart?: CartState;
}

/** What was chosen for a cart that is held for a request, and counts in place of the buyer's checkout. */
export interface HeldChoices {
  readonly requestId: string;
  readonly addressId: string | null;
  readonly paymentId: string | null;
  readonly terms: GroupTerms[];
}

/**
 * Reads what the buyer is about to order, as everything is at this moment: in one statement, and what the rule for orders of some buyers reads.
 *
 * @param choice a choice that counts in place of the one that is kept; `held`: the cart of a request in place of the buyer's
 */
export async function readReview(
  queries: Queries,
  buyer: CheckoutBuyer,
  { strategies, clock }: Pick<CheckoutTools, 'strategies' | 'clock'>,
  choice: Partial<Choice & { addressId: string; paymentId: string }> | { readonly held: HeldChoices } = {},
  { isHeld = false, cart: known }: ReadOptions = {},
): Promise<ReviewReading> {
  const { buyerId, store } = buyer;
  const held = 'held' in choice ? choice.held : null;
  const chosen = 'held' in choice ? {} : choice;
  const addressId = held !== null ? sql`${held.addressId}::text` : sql`coalesce(${chosen.addressId ?? null}::text, choices.address_id::text)`;
  const paymentId = held !== null ? sql`${held.paymentId}::text` : sql`coalesce(${chosen.paymentId ?? null}::text, choices.payment_id::text)`;
  const ofCart = held !== null ? isHeldFor(held.requestId) : sql`buyer_id = ${buyerId} and store = ${store}`;
  const { rows } = await queries.query<ReviewRow>(
    prepared(sql`select choices.terms, choices.submit_key, ${isAnswered(sql`choices`)} as answered, ${isBounced(buyer)} as bounced,
       (select row_to_json(found) from (${addressWithId(buyerId, addressId)}) as found) as ship_to,
       (select row_to_json(found) from (${paymentWithId(buyerId, paymentId)}) as found) as payment,
       ${known === undefined ? sql`(select row_to_json(found) from (select ${cartColumns(store)} from marketplace.cart where ${ofCart}) as found)` : sql`null::json`} as cart
     from (select ${buyerId}::uuid as buyer_id, ${store}::text as store) as owner
       left join marketplace.checkout as choices on choices.buyer_id = owner.buyer_id and choices.store = owner.store`),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The statement that reads a review gave no row.');
  const cartState = cartAt(known ?? (row.cart === null ? noCart : cartStateOf(row.cart)), clock.now());
  const shipTo = row.ship_to === null ? null : addressOf(row.ship_to);
  const payment = row.payment === null ? null : paymentOf(row.payment, clock.now(), strategies.purchaseCards.prefixesFor(store));
  const cart = await priceCart(cartState, shipTo && destinationOf(shipTo), strategies.totals);
  const terms = held?.terms ?? row.terms ?? [];
  const review: ReviewState = { groups: cart.groups, terms: termsOfGroups(cart.groups.map(({ groupId }) => groupId), terms, buyer.choosesBilling), totals: cart.totals, shipTo, payment };
  const ruled = review.groups.length === 0 ? [] : await strategies.orderRule.problems(queries, buyer, { total: review.totals.total, isHeld });
  const found = [...emailProblems(buyer, emailTrouble(buyer, row.bounced)), ...findProblems(review, standings(cartState, shipTo), { cardLimit: strategies.purchaseCards.limit }), ...datesOver(review, clock.now())];
  return { cartState, cart, review, problems: [...ruled, ...found], terms, submitKey: row.answered ? null : row.submit_key };
}

const destinationOf = (shipTo: Address): Destination => ({ country: countryOf(shipTo), state: shipTo.state, zip: shipTo.zip, finalCountry: shipTo.finalDestination?.country ?? null });

/** What the catalog says of the offers of a cart. */
export const standings = ({ lines }: CartState, shipTo: Address | null): ReadonlyMap<string, OfferStanding> =>
  new Map(
    lines.map(({ offerId, current, serviceArea }) => [
      offerId,
      { offered: current !== null, available: current?.stock ?? null, deliversThere: shipTo === null || isDelivered(serviceArea, shipTo) },
    ]),
  );
