import type { AacWarning, Address, ApprovalOutlook, Cart, CheckoutProblem, VendorGroup } from '@quartermaster/contracts';
import { prepared, sql } from '@quartermaster/database';
import { cartAt, cartColumns, cartStateOf, isHeldFor, noCart, totalsOfShipments, vendorGroups, withReplacements, type CartReading, type CartState } from '../../cart/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { addressOf, addressWithId, entriesOf, type AddressRow } from '../address/address-row.ts';
import { closedActivities, closedProblems, type ClosedActivity } from '../aac-passwords/closed-activities.ts';
import { aacProblems, aacWarnings, chosenActivities, type ChosenActivityRow } from '../address/aac-warning.ts';
import { destinationProblems } from '../destinations/destination-problems.ts';
import { joinedWithRest, shownTerms, type KeptTerms } from '../destinations/kept-terms.ts';
import { destinationsOfLines, shipmentsOf } from '../destinations/shipments.ts';
import { emailProblems, emailTrouble, isBounced } from '../email/email-trouble.ts';
import type { CheckoutBuyer, CheckoutTools } from '../checkout-tools.ts';
import { profileProblems } from '../member-information.ts';
import { paymentOf, paymentWithId, type PaymentRow } from '../payment/saved-payments.ts';
import { isAnswered, type Choice } from './checkout-choices.ts';
import { findProblems, type OfferStanding } from './problems.ts';
import type { ReviewState } from './review-state.ts';
import { mayOrder } from './restricted.ts';
import { isDelivered } from './service-area.ts';
import { datesOver, termsOfGroups } from './terms.ts';

/** A review with the cart that it was made from, and the problems that keep it from becoming an order. */
export interface ReviewReading {
  cartState: CartState;
  cart: Cart;
  review: ReviewState;
  problems: CheckoutProblem[];
  /** The terms as they are kept, also of groups that are not in the cart. */
  terms: KeptTerms[];
  /** The addresses that were chosen for vendors' orders and their parts, by id: those that are in the buyer's book. */
  book: ReadonlyMap<string, Address>;
  /** What the buyer is asked about the activities that the order goes to, one after another. */
  aacWarnings: AacWarning[];
  /** The key of the checkout; null when it has been answered, or when no checkout has begun. */
  submitKey: string | null;
  /** Who has to authorize the order; null where no one has, and where that was not asked for. */
  approval: ApprovalOutlook | null;
}

interface ReviewRow {
  terms: KeptTerms[] | null;
  submit_key: string | null;
  own_addresses: AddressRow[] | null;
  chosen_activities: ChosenActivityRow[] | null;
  answered: boolean;
  bounced: boolean;
  /** As it was chosen, whether it is in the book or not. */
  ship_to_id: string | null;
  ship_to: AddressRow | null;
  payment: PaymentRow | null;
  closed_activities: ClosedActivity[] | null;
  cart: CartReading | null;
  approval: unknown;
  profile: unknown;
}

interface ReadOptions {
  /** In the transaction of submit: what decides about the order is locked until it ends. */
  readonly isHeld?: boolean;
  /** The buyer's cart, where it has been read. */
  readonly cart?: CartState;
  /** It is shown as the review: it says who has to authorize the order. */
  readonly isShown?: boolean;
}

/** What was chosen for a cart that is held for a request, and counts in place of the buyer's checkout. */
export interface HeldChoices {
  readonly requestId: string;
  readonly addressId: string | null;
  readonly paymentId: string | null;
  readonly terms: KeptTerms[];
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
  { isHeld = false, isShown = false, cart: known }: ReadOptions = {},
): Promise<ReviewReading> {
  const { buyerId, store } = buyer;
  const held = 'held' in choice ? choice.held : null;
  const chosen = 'held' in choice ? {} : choice;
  const addressId = held !== null ? sql`${held.addressId}::text` : sql`coalesce(${chosen.addressId ?? null}::text, choices.address_id::text)`;
  const paymentId = held !== null ? sql`${held.paymentId}::text` : sql`coalesce(${chosen.paymentId ?? null}::text, choices.payment_id::text)`;
  const keptIn = held !== null ? sql`${JSON.stringify(held.terms)}::jsonb` : sql`choices.terms`;
  const ownAddresses = sql`select jsonb_path_query(${keptIn}, '$[*].**.addressId') #>> '{}'`;
  const shippedTo = sql`select unnest(array[entry.aac, entry.consignee_aac]) from marketplace.address_book_entry entry
    where entry.buyer_id = ${buyerId} and (entry.address_id::text = ${addressId} or entry.address_id::text in (${ownAddresses}))`;
  const paidBy = sql`select saved.aac from marketplace.saved_payment as saved where saved.buyer_id = ${buyerId} and saved.payment_id::text = ${paymentId}`;
  const ofCart = held !== null ? isHeldFor(held.requestId) : sql`buyer_id = ${buyerId} and store = ${store}`;
  const { rows } = await queries.query<ReviewRow>(
    prepared(sql`select choices.terms, choices.submit_key, ${isAnswered(sql`choices`)} as answered, ${isBounced(buyer)} as bounced,
       ${addressId} as ship_to_id, (select row_to_json(found) from (${addressWithId(buyerId, addressId)}) as found) as ship_to,
       (select json_agg(found) from (${chosenActivities(buyerId, sql`select ${addressId} union all ${ownAddresses}`)}) as found) as chosen_activities,
       (select json_agg(found) from (${entriesOf(buyerId)} and entry.address_id::text in (${ownAddresses})) as found) as own_addresses,
       (select row_to_json(found) from (${paymentWithId(buyerId, paymentId)}) as found) as payment,
       (select json_agg(found) from (${closedActivities(buyerId, { shipping: shippedTo, billing: paidBy }, clock.now())}) as found) as closed_activities,
       ${known === undefined ? sql`(select row_to_json(found) from (select ${cartColumns(store)} from marketplace.cart where ${ofCart}) as found)` : sql`null::json`} as cart,
       ${isShown ? sql`(select row_to_json(found) from (${strategies.approvalGate.facts(buyer, sql`(${paidBy})`)}) as found)` : sql`null::json`} as approval,
       ${held === null ? sql`(select row_to_json(found) from (${strategies.memberInformation.facts(buyerId)}) as found)` : sql`null::json`} as profile
     from (select ${buyerId}::uuid as buyer_id, ${store}::text as store) as owner
       left join marketplace.checkout as choices on choices.buyer_id = owner.buyer_id and choices.store = owner.store`),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The statement that reads a review gave no row.');
  const cartState = cartAt(known ?? (row.cart === null ? noCart : cartStateOf(row.cart)), clock.now());
  const shipTo = row.ship_to === null ? null : addressOf(row.ship_to);
  const payment = row.payment === null ? null : paymentOf(row.payment, clock.now(), strategies.purchaseCards.prefixesFor(store));
  const book = new Map((row.own_addresses ?? []).map((each) => [each.address_id, addressOf(each)]));
  const groups = vendorGroups(cartState);
  const kept = held?.terms ?? row.terms ?? [];
  const own = termsOfGroups(groups.map(({ groupId }) => groupId), kept, buyer.choosesBilling);
  const terms = own.map((each) => joinedWithRest(shownTerms(each, book, groups.find(({ groupId }) => groupId === each.groupId)), shipTo));
  const priced: Cart = { version: cartState.version, groups, lineCount: cartState.lines.length, totals: await totalsOfShipments(groups, shipmentsOf(groups, terms, shipTo), strategies.totals) };
  const cart = await withReplacements(queries, store, priced);
  const review: ReviewState = { groups: cart.groups, terms, totals: cart.totals, shipTo, payment };
  const ruled = review.groups.length === 0 ? [] : await strategies.orderRule.problems(queries, buyer, { total: review.totals.total, isHeld });
  const warnings = aacWarnings(row.chosen_activities ?? [], { shipToId: row.ship_to_id, groups, terms: own });
  // What waits for its approver was opened when it was sent to them, by a buyer whose profile lacked nothing.
  const closed = held !== null ? [] : (row.closed_activities ?? []);
  const lacking = held !== null ? [] : strategies.memberInformation.lacking(row.profile, buyer.isFederal);
  const found = [...emailProblems(buyer, emailTrouble(buyer, row.bounced)), ...profileProblems(lacking), ...aacProblems(warnings), ...closedProblems(closed), ...destinationProblems(groups, own, terms, book),
    ...findProblems(review, standings(cartState, destinationsOfLines(groups, terms, shipTo), buyer), { cardLimit: strategies.purchaseCards.limit }), ...datesOver(review, clock.now())];
  const approval = !isShown || payment === null || review.groups.length === 0 ? null : strategies.approvalGate.outlook(row.approval, buyer, { payment, total: review.totals.total });
  return { approval, cartState, cart, review, problems: [...ruled, ...found], terms: kept, book, aacWarnings: warnings, submitKey: row.answered ? null : row.submit_key };
}

/** The vendor's order with an id, of a review as it was read. */
export const groupWith = ({ review }: Pick<ReviewReading, 'review'>, groupId: string): VendorGroup | undefined => review.groups.find((group) => group.groupId === groupId);

/**
 * What the catalog says of the offers of a cart.
 *
 * @param destinations where the pieces of each line go, by its key; none: no address is chosen
 * @param buyer whose cart it is; left out: a visitor, of whom no agency is known
 */
export const standings = ({ lines }: CartState, destinations: ReadonlyMap<string, readonly Address[]>, buyer?: Pick<CheckoutBuyer, 'agencyCode'>): ReadonlyMap<string, OfferStanding> =>
  new Map(
    lines.map(({ offerId, cartKey, current, serviceArea, restriction }) => [
      offerId,
      {
        offered: current !== null, available: current?.stock ?? null, notDeliveredTo: destinations.get(cartKey)?.find((shipTo) => !isDelivered(serviceArea, shipTo)) ?? null,
        ...(buyer !== undefined && !mayOrder(restriction, buyer.agencyCode) && { onlyFor: (restriction ?? []).map(({ name }) => name) }),
      },
    ]),
  );
