import { formatMoney, maximumLineTotal, quantityRule, usd } from '@quartermaster/contracts';
import { outsidePriceDays } from '../catalog/index.ts';
import { asSentence, dayInWords } from '../runtime/index.ts';
import { isTooDear, mostThatFit } from './amounts.ts';
import { maximumLines, maximumQuantity } from './cart-state.ts';
import type { OfferTerms } from './offer.ts';

/** Why a change was not made to a line; `cartKey` is null when it is not in the cart yet. */
export interface Refusal {
  readonly cartKey: string | null;
  /** The offer that was to be added. */
  readonly offerId?: string;
  readonly message: string;
}

/** The part of a line that decides whether a change fits. */
export interface LineQuantity {
  readonly cartKey: string;
  readonly offerId: string;
  readonly quantity: number;
}

export interface Changed<Line extends LineQuantity> {
  readonly lines: readonly Line[];
  /** Keys of the lines that were added, set or taken out. */
  readonly touched: readonly string[];
  readonly refused: readonly Refusal[];
}

const count = new Intl.NumberFormat('en-US');

function quantityProblem(offer: OfferTerms, quantity: number): string | null {
  if (quantity > maximumQuantity) return `${asSentence(`A line can hold at most ${count.format(maximumQuantity)} of ${offer.name}`)} Enter a smaller quantity.`;
  const wrong = quantityRule(String(quantity));
  if (wrong !== null) return wrong;
  return isTooDear(offer, quantity) ? tooDear(offer) : null;
}

function tooDear(offer: OfferTerms): string {
  const [limit, most] = [`A line can cost at most ${formatMoney(usd(maximumLineTotal))}.`, mostThatFit(offer)];
  return most === 0 ? `${limit} ${offer.name} costs more and cannot be ordered here.` : asSentence(`${limit} Enter ${count.format(most)} or less of ${offer.name}`);
}

/**
 * Why the stock does not allow a quantity; null where it does, and where the offer has none to count.
 *
 * @param inCart pieces of `quantity` that the cart has already
 */
function stockProblem({ name, vendor, stock, backInStock = null }: OfferTerms, quantity: number, inCart = 0): string | null {
  if (stock === null || quantity <= stock) return null;
  if (stock <= 0) return `${asSentence(`${name} is out of stock at ${vendor.name}`)} ${backInStock === null ? 'Choose another vendor.' : `It is expected again on ${dayInWords(backInStock)}: choose another vendor, or add it then.`}`;
  const has = `${vendor.name} has only ${count.format(stock)} of ${name} in stock`;
  if (inCart === 0) return `${has}. Enter a quantity of ${count.format(stock)} or less.`;
  const already = `${has}, and your cart has ${count.format(inCart)} already`;
  return inCart < stock ? `${already}. Add ${count.format(stock - inCart)} or less.` : `${already}.`;
}

/** Why an offer cannot be ordered on a day; null where its price counts. */
function priceProblem(offer: OfferTerms, today: string | undefined, onward: readonly [over: string, notYet: string]): string | null {
  const outside = today === undefined ? null : outsidePriceDays(offer, today);
  if (outside === null) return null;
  const [what, day] = [`The price of ${offer.name} at ${offer.vendor.name}`, dayInWords(outside.day)];
  return outside.state === 'over' ? `${what} ended on ${day}. ${onward[0]}` : `${what} begins on ${day}. ${onward[1]}`;
}

/** How offers are put into a cart. */
export interface AddOptions {
  /** The items that fit are added; without it all of them fit, or nothing is changed. */
  readonly partial?: boolean;
  /** Lines that the cart can hold. One that has more already, by a merge or a smaller limit, keeps them. */
  readonly mostLines?: number;
  /** `YYYY-MM-DD` in Washington: the day on which prices have to count; left out: none. */
  readonly today?: string;
}

/**
 * Puts offers into a cart: adds to the quantity of a line that has the offer already. All of it fits, or nothing is changed; with
 * `partial` the items that fit are added.
 *
 * @param offers what the store says of the offers in `items`
 * @param newLine makes a line for an offer that has none
 */
export function addItems<Line extends LineQuantity>(
  lines: readonly Line[],
  items: readonly { readonly offerId: string; readonly quantity: number }[],
  offers: ReadonlyMap<string, OfferTerms>,
  newLine: (offer: OfferTerms, quantity: number) => Line,
  { partial = false, mostLines = maximumLines, today }: AddOptions = {},
): Changed<Line> {
  const result = new Map(lines.map((line) => [line.offerId, line]));
  const own = new Set(result.keys());
  const touched = new Set<string>();
  const refused: Refusal[] = [];
  const room = Math.max(mostLines, lines.length);
  for (const { offerId, quantity } of items) {
    const [offer, line] = [offers.get(offerId), result.get(offerId)];
    const cartKey = own.has(offerId) ? (line?.cartKey ?? null) : null;
    if (offer === undefined) {
      refused.push({ cartKey, offerId, message: 'This offer is not in the catalog of this store now. Choose another vendor.' });
      continue;
    }
    const inCart = line?.quantity ?? 0;
    const sum = inCart + quantity;
    const wrong = priceProblem(offer, today, ['Choose another vendor.', 'Choose another vendor, or add it then.']) ?? quantityProblem(offer, quantity) ?? quantityProblem(offer, sum) ?? stockProblem(offer, sum, inCart);
    if (wrong !== null) {
      refused.push({ cartKey, offerId, message: wrong });
      continue;
    }
    if (partial && line === undefined && result.size >= room) {
      refused.push({ cartKey: null, offerId, message: `A cart can hold at most ${count.format(mostLines)} lines: ${offer.name} is not added. Order or remove some first.` });
      continue;
    }
    const added = line === undefined ? newLine(offer, sum) : { ...line, quantity: sum };
    result.set(offerId, added);
    touched.add(added.cartKey);
  }
  const isFull = result.size > room;
  if (isFull && refused.length === 0) {
    refused.push({ cartKey: null, message: `A cart can hold at most ${count.format(mostLines)} lines. Order or remove some first.` });
  }
  return isFull || (refused.length > 0 && !partial) ? { lines, touched: [], refused } : { lines: [...result.values()], touched: [...touched], refused };
}

const unknownLine = (cartKey: string): Refusal => ({
  cartKey,
  message: 'This line is not in your cart. Reload the page to see what is.',
});

/** Sets quantities. Each line is decided by itself: those that fit are set, the others are refused and stay. */
export function setQuantities<Line extends LineQuantity & { readonly seen: OfferTerms; readonly current: OfferTerms | null }>(
  lines: readonly Line[],
  wanted: readonly { readonly cartKey: string; readonly quantity: number }[],
  today?: string,
): Changed<Line> {
  const result = new Map(lines.map((line) => [line.cartKey, line]));
  const touched = new Set<string>();
  const refused: Refusal[] = [];
  for (const { cartKey, quantity } of wanted) {
    const line = result.get(cartKey);
    if (line === undefined) {
      refused.push(unknownLine(cartKey));
      continue;
    }
    const wrong = line.current === null ? `${line.seen.name} is no longer offered. Remove it to go on.` : (priceProblem(line.current, today, ['Remove it to go on.', 'Remove it, and add it then.']) ?? quantityProblem(line.current, quantity) ?? stockProblem(line.current, quantity));
    if (wrong === null) {
      result.set(cartKey, { ...line, quantity });
      touched.add(cartKey);
    } else refused.push({ cartKey, message: wrong });
  }
  return { lines: [...result.values()], touched: [...touched], refused };
}

/** Takes lines out. `removedBefore` are lines of this cart that are gone already: taking them out again is no mistake. */
export function takeOut<Line extends LineQuantity>(
  lines: readonly Line[],
  cartKeys: readonly string[],
  removedBefore: ReadonlySet<string>,
): Changed<Line> {
  const own = new Set(lines.map((line) => line.cartKey));
  const leaving = new Set(cartKeys.filter((cartKey) => own.has(cartKey)));
  const foreign = [...new Set(cartKeys)].filter((cartKey) => !own.has(cartKey) && !removedBefore.has(cartKey));
  return {
    lines: lines.filter((line) => !leaving.has(line.cartKey)),
    touched: [...leaving],
    refused: foreign.map(unknownLine),
  };
}
