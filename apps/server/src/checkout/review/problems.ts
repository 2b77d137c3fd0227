import {
  countryName, countryOf, formatMoney, homeCountry, maximumLineTotal, orderTotalLimit, usd, type Address, type CartLine, type CheckoutProblem, type OutsidePriceDays,
} from '@quartermaster/contracts';
import { dayInWords } from '../../runtime/index.ts';
import { missingOf } from '../address/address-form.ts';
import type { ReviewState } from './review-state.ts';

const count = new Intl.NumberFormat('en-US');

/** The state of an offer now, beside its price. */
export interface OfferStanding {
  /** False when the vendor or the contract no longer offers it. */
  offered: boolean;
  /** Pieces in stock; null for services. */
  available: number | null;
  /** The first of its destinations that it is not delivered to; null: there is none. */
  notDeliveredTo: Address | null;
  /** The agencies whose buyers alone may order it, where the buyer is of none of them; left out: they may order it, or it is not known who they are. */
  onlyFor?: readonly string[];
}

/** What a deployment lets buyers order. */
export interface OrderLimits {
  /** Cents that one purchase order may cost where a card pays for it; null: any amount. */
  readonly cardLimit?: number | null;
}

/**
 * All problems that keep the buyer from ordering, in the order of the page's blocks.
 *
 * @param standings by offer id; an offer that is not in it is no longer offered
 */
export function findProblems(state: ReviewState, standings: ReadonlyMap<string, OfferStanding>, { cardLimit = null }: OrderLimits = {}): CheckoutProblem[] {
  return [
    ...shipToProblems(state),
    ...paymentProblems(state),
    ...cardLimitProblems(state, cardLimit),
    ...state.groups.flatMap(({ lines }) => lines.flatMap((line) => lineProblems(line, state, standings.get(line.offerId)))),
    ...minimumProblems(state),
    ...totalProblems(state),
  ];
}

/**
 * Said when something changed that no other problem names, for example a quantity in another window.
 *
 * @param about what changed, where it is known
 */
export const reviewChanged = (about: readonly string[]): CheckoutProblem => ({
  code: 'REVIEW_CHANGED',
  block: 'items',
  cartKey: null,
  message: `This order has changed since you reviewed it${about.length === 0 ? '' : `: ${new Intl.ListFormat('en-US').format(about)}`}. Nothing has been ordered: check it and place it again.`,
});

export const paymentRefused = (message: string): CheckoutProblem => ({ code: 'PAYMENT_UNUSABLE', block: 'payment', cartKey: null, message });

function shipToProblems({ shipTo }: ReviewState): CheckoutProblem[] {
  const about = (code: CheckoutProblem['code'], message: string): CheckoutProblem[] => [{ code, block: 'shipTo', cartKey: null, message }];
  if (shipTo === null) return about('SHIP_TO_MISSING', 'Choose where to ship this order.');
  const missing = missingOf(shipTo);
  if (missing.length === 0) return [];
  return about('SHIP_TO_INCOMPLETE', `The address ${shipTo.addressName} lacks what an order needs today. Complete it: ${missing.map(({ message }) => message).join(' ')}`);
}

function paymentProblems({ payment }: ReviewState): CheckoutProblem[] {
  if (payment === null) {
    return [{ code: 'PAYMENT_MISSING', block: 'payment', cartKey: null, message: 'Choose how to pay for this order.' }];
  }
  return payment.unusable === null ? [] : [paymentRefused(payment.unusable)];
}

/** A card is charged by each vendor: what it may pay for is asked of each purchase order. */
function cardLimitProblems({ payment, groups }: ReviewState, limit: number | null): CheckoutProblem[] {
  if (limit === null || payment?.method !== 'card') return [];
  return groups
    .filter(({ subtotal }) => subtotal.amount > limit)
    .map(({ groupId, vendor, subtotal }) => ({
      code: 'CARD_LIMIT',
      block: 'payment',
      cartKey: null,
      groupId,
      message: `A card pays for at most ${formatMoney(usd(limit))} of one purchase order, and that to ${vendor.name} comes to ${formatMoney(subtotal)}. Choose another way to pay.`,
    }));
}

const groupIdOf = ({ groups }: ReviewState, { cartKey }: CartLine): string | undefined => groups.find(({ lines }) => lines.some((line) => line.cartKey === cartKey))?.groupId;

function lineProblems(line: CartLine, state: ReviewState, standing: OfferStanding | undefined): CheckoutProblem[] {
  const { shipTo } = state;
  const about = (code: CheckoutProblem['code'], message: string): CheckoutProblem => ({ code, block: 'items', cartKey: line.cartKey, message });
  const name = calledOf(line);
  if (standing === undefined || !standing.offered) return [about('OFFER_GONE', `${name} is no longer offered. Remove it to go on.`)];
  if (standing.onlyFor !== undefined) return [about('RESTRICTED', restricted(name, standing.onlyFor))];
  if (line.outsidePriceDays !== undefined) return [about('PRICE_OVER', priceOver(name, line.outsidePriceDays))];
  const problems: CheckoutProblem[] = [];
  if (standing.available !== null && standing.available < line.quantity) {
    problems.push(about('STOCK_SHORT', stockShort(name, standing.available, line.quantity)));
  }
  if (standing.notDeliveredTo !== null) {
    const ofOrder = standing.notDeliveredTo.addressId === shipTo?.addressId;
    // What goes elsewhere is changed there: a forwarder for the whole order would not help it.
    problems.push({ ...about('NOT_DELIVERED_THERE', notDelivered(name, standing.notDeliveredTo)), ...(!ofOrder && { groupId: groupIdOf(state, line) }) });
  }
  const most = line.change?.mostThatFit ?? null;
  if (most !== null) problems.push(about('AMOUNT_TOO_LARGE', tooDear(name, line, most)));
  const priceWas = line.change?.priceWas ?? null;
  if (priceWas !== null) {
    problems.push(
      about('PRICE_CHANGED', `The price of ${name} changed from ${formatMoney(priceWas)} to ${formatMoney(line.price.unitPrice)}. Nothing has been charged.`),
    );
  }
  return problems;
}

const restricted = (name: string, agencies: readonly string[]): string => {
  const who = agencies.length === 0 ? 'no agency of the list now' : `buyers of ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(agencies)} alone`;
  return `${name} is restricted: it is sold to ${who}, and your account is not one of them. Remove it to go on. If your agency is wrong, choose the right one in your profile: an operator confirms it.`;
};

const priceOver = (name: string, { state, day }: OutsidePriceDays): string =>
  state === 'over' ? `The price of ${name} ended on ${dayInWords(day)}. Remove it to go on.` : `The price of ${name} begins on ${dayInWords(day)}. Remove it to go on, and order it then.`;

const notDelivered = (name: string, shipTo: Address): string => {
  const country = countryOf(shipTo);
  return country === homeCountry
    ? `${name} is not delivered to ${shipTo.state} ${shipTo.zip}. Remove it or choose another ship-to address.`
    : `${name} is not shipped to ${countryName(country)}. Remove it, or choose another ship-to address: one in the United States, at an APO, FPO or DPO, or of a freight forwarder.`;
};

const stockShort = (name: string, available: number, wanted: number): string =>
  available <= 0
    ? `${name} is out of stock. Remove it to go on.`
    : `The vendor has only ${available} of ${name} now, and the order asks for ${wanted}. Lower the quantity to go on.`;

const tooDear = (name: string, { quantity, price }: CartLine, most: number): string => {
  const why = `${count.format(quantity)} of ${name} at ${formatMoney(price.unitPrice)} each cost more than ${formatMoney(usd(maximumLineTotal))}, the most that one line can cost.`;
  return most === 0 ? `${why} Remove it to go on.` : `${why} Lower the quantity to ${count.format(most)} or less to go on.`;
};

/** As the line below it is called; with the part number, for two lines of one name. */
const calledOf = ({ name, itemNumber }: CartLine): string => (itemNumber === '' || name.includes(itemNumber) ? name : `${name} (${itemNumber})`);

function minimumProblems({ groups }: ReviewState): CheckoutProblem[] {
  return groups
    .filter(({ minimumMet }) => !minimumMet)
    .map(({ groupId, vendor, minimumOrder, subtotal }) => ({
      code: 'MINIMUM_NOT_MET',
      block: 'items',
      cartKey: null,
      groupId,
      message: `${vendor.name} takes orders of ${formatMoney(minimumOrder)} or more, and this one comes to ${formatMoney(subtotal)}. Add to it or remove its items.`,
    }));
}

const totalProblems = ({ totals }: ReviewState): CheckoutProblem[] =>
  totals.total.amount < orderTotalLimit
    ? []
    : [{ code: 'AMOUNT_TOO_LARGE', block: 'items', cartKey: null, message: `An order must cost less than ${formatMoney(usd(orderTotalLimit))}. Remove items or lower quantities to go on.` }];
