import { daysAfter } from '../../../runtime/index.ts';
import type { ChargeChoice } from '../kept-statements.ts';
import type { StatementCharge } from '../statement-line.ts';
import { likeEnough, likenessOfWords, wordsOfName } from './vendor-likeness.ts';
import { dueFor, type Purchase } from './purchase.ts';

/** A charge of one of the statements that are compared together. */
export interface KeptCharge extends StatementCharge {
  readonly statementId: string;
  /** What the buyer says of it, which counts; null or none: it is matched. */
  readonly choice?: ChargeChoice | null;
}

/** How a charge and a purchase order belong together. Amounts in cents. */
type Match =
  | { readonly kind: 'whole' }
  /** The goods alone: shipping and tax are not charged. */
  | { readonly kind: 'goods' }
  | { readonly kind: 'shipment'; readonly on: string }
  /** One of several charges that are its amount together. */
  | { readonly kind: 'together'; readonly place: number; readonly of: number }
  | { readonly kind: 'less'; readonly open: number }
  | { readonly kind: 'more'; readonly left: number; readonly excess: number }
  /** Nothing was left to charge. */
  | { readonly kind: 'again'; readonly by: KeptCharge | null }
  /** What was left of it. */
  | { readonly kind: 'rest' }
  | { readonly kind: 'credit' };

export interface Matched {
  readonly charge: KeptCharge;
  readonly purchase: Purchase;
  readonly match: Match;
  /** The vendor’s name is another one on the statement. */
  readonly isOtherVendor: boolean;
  /** The order was paid with another card. */
  readonly isOtherCard: boolean;
  /** The buyer says so. */
  readonly isByHand: boolean;
}

export interface Comparison {
  /** By charge; one that is not in it belongs to no order. */
  readonly matched: ReadonlyMap<KeptCharge, Matched>;
  /** What is left to charge of each purchase order, in cents; below zero: too much is charged. */
  readonly open: ReadonlyMap<Purchase, number>;
}

/** Vendors charge when they ship, which can be months after the order; a clock or a time zone may put a charge some days before it. */
const [daysBefore, daysLater] = [3, 180];

/** The days of the orders that charges between two days can pay. */
export const ordersOfCharges = (from: string, to: string): { readonly from: string; readonly to: string } => ({ from: daysAfter(from, -daysLater), to: daysAfter(to, daysBefore) });

interface Pair { readonly charge: KeptCharge; readonly purchase: Purchase; readonly likeness: number; readonly isOtherCard: boolean; readonly days: number }

/**
 * Says which charge pays which purchase order: first by exact amounts (a whole one, its goods, a shipment), then by charges that are an amount together, then by vendor, where
 * the amount differs. What a buyer says of a charge comes before all of it. Each charge belongs to one purchase order, and one that is charged in full takes no other, but as a charge that came twice.
 */
export function matchCharges(charges: readonly KeptCharge[], purchases: readonly Purchase[]): Comparison {
  const pairs = pairsOf(charges.filter(({ choice }) => choice == null), purchases);
  const matched = new Map<KeptCharge, Matched>();
  const open = new Map(purchases.map((purchase) => [purchase, dueFor(purchase)]));
  const shipped = new Map(purchases.map((purchase) => [purchase, [...purchase.shipments]]));
  const left = (purchase: Purchase): number => open.get(purchase) ?? 0;
  const take = ({ charge, purchase, likeness, isOtherCard }: Pair, match: Match, isByHand = false): void => {
    matched.set(charge, { charge, purchase, match, isOtherVendor: likeness < likeEnough, isOtherCard, isByHand });
    open.set(purchase, left(purchase) - charge.amount);
  };
  const free = (list: readonly Pair[]): readonly Pair[] => list.filter(({ charge }) => !matched.has(charge));
  const likely = pairs.filter(({ likeness, isOtherCard }) => likeness >= likeEnough && !isOtherCard);

  const byNumber = new Map(purchases.map((purchase) => [purchase.poNumber, purchase]));
  for (const charge of charges) {
    const purchase = charge.choice?.kind === 'linked' ? byNumber.get(charge.choice.poNumber) : undefined;
    if (purchase !== undefined) take({ charge, purchase, likeness: 1, isOtherCard: false, days: 0 }, linkedMatch(charge, purchase, left(purchase)), true);
  }

  // Exact amounts: those of the vendor's name and the card first.
  for (const pair of pairs) {
    const { charge, purchase } = pair;
    if (charge.amount <= 0 || matched.has(charge) || purchase.isCanceled || left(purchase) <= 0) continue;
    const shipment = (shipped.get(purchase) ?? []).findIndex(({ amount, on }) => amount === charge.amount && charge.day >= daysAfter(on, -daysBefore));
    if (charge.amount === left(purchase) && left(purchase) === dueFor(purchase)) take(pair, { kind: 'whole' });
    else if (shipment >= 0) take(pair, { kind: 'shipment', on: shipped.get(purchase)?.splice(shipment, 1)[0]?.on ?? charge.day });
    else if (purchase.extras > 0 && charge.amount === purchase.goods && left(purchase) === dueFor(purchase)) take(pair, { kind: 'goods' });
  }
  const likelyOf = Map.groupBy(likely, ({ purchase }) => purchase);
  for (const purchase of purchases) {
    const candidates = free(likelyOf.get(purchase) ?? []).filter(({ charge }) => charge.amount > 0).slice(0, 12);
    const together = left(purchase) > 0 ? sumsTo(candidates, left(purchase)) : null;
    if (together !== null) for (const [index, pair] of together.entries()) take(pair, { kind: 'together', place: index + 1, of: together.length });
  }
  for (const pair of likely.filter(({ charge }) => charge.amount > 0)) {
    const { charge, purchase } = pair;
    if (!matched.has(charge) && left(purchase) > 0 && charge.amount <= left(purchase) * 2) take(pair, charge.amount <= left(purchase) ? { kind: 'less', open: left(purchase) - charge.amount } : { kind: 'more', left: left(purchase), excess: charge.amount - left(purchase) });
  }
  const firstOf = new Map([...matched.values()].toReversed().map(({ purchase, charge }) => [purchase, charge]));
  for (const pair of free(likely)) {
    const { charge, purchase } = pair;
    if (matched.has(charge)) continue;
    if (charge.amount < 0) take(pair, { kind: 'credit' });
    else if (charge.amount === dueFor(purchase) || purchase.isCanceled) take(pair, { kind: 'again', by: firstOf.get(purchase) ?? null });
  }
  return { matched, open };
}

/** How a charge that the buyer has linked compares with what is left of its purchase order. */
function linkedMatch({ amount }: KeptCharge, purchase: Purchase, left: number): Match {
  if (amount <= 0) return { kind: 'credit' };
  if (purchase.isCanceled || left <= 0) return { kind: 'again', by: null };
  if (amount === left) return left === dueFor(purchase) ? { kind: 'whole' } : { kind: 'rest' };
  return amount < left ? { kind: 'less', open: left - amount } : { kind: 'more', left, excess: amount - left };
}

/** The pairs that may belong together, the likeliest first: by name, by card, and then the nearest days. With another name, a charge has the amount and the card of the purchase order. */
function pairsOf(charges: readonly KeptCharge[], purchases: readonly Purchase[]): readonly Pair[] {
  const spans = purchases.map((purchase) => ({ purchase, from: daysAfter(purchase.placedOn, -daysBefore), to: daysAfter(purchase.placedOn, daysLater) }));
  const byVendor = Map.groupBy(spans, ({ purchase }) => purchase.vendor);
  const byAmount = Map.groupBy(spans, ({ purchase }) => dueFor(purchase));
  const vendors = [...byVendor.keys()].map((vendor) => [vendor, wordsOfName(vendor)] as const);
  /** The vendors whose name a statement may mean, once for each name on it: statements repeat them. */
  const alike = new Map<string, ReadonlyMap<string, number>>();
  const vendorsOf = (name: string): ReadonlyMap<string, number> => {
    const known = alike.get(name);
    if (known !== undefined) return known;
    const words = wordsOfName(name);
    const found = new Map(vendors.map(([vendor, named]) => [vendor, likenessOfWords(words, named)] as const).filter(([, likeness]) => likeness >= likeEnough));
    alike.set(name, found);
    return found;
  };
  return charges.flatMap((charge) => {
    const likely = vendorsOf(charge.vendor);
    const candidates = [...[...likely.keys()].flatMap((vendor) => byVendor.get(vendor) ?? []), ...(byAmount.get(charge.amount) ?? []).filter(({ purchase }) => !likely.has(purchase.vendor))];
    return candidates.flatMap(({ purchase, from, to }): readonly Pair[] => {
      const likeness = likely.get(purchase.vendor) ?? 0;
      const isOtherCard = charge.lastFour !== null && charge.lastFour !== purchase.lastFour;
      if (charge.day < from || charge.day > to || (likeness < likeEnough && isOtherCard)) return [];
      return [{ charge, purchase, likeness, isOtherCard, days: Math.abs(Date.parse(charge.day) - Date.parse(purchase.placedOn)) / 86_400_000 }];
    });
  }).toSorted((one, other) => rank(other) - rank(one));
}

const rank = ({ likeness, isOtherCard, days }: Pair): number => likeness * 2_000 - (isOtherCard ? 1_000 : 0) - days;

/** Two or three of them that are an amount together; else all of them; null: none are. */
function sumsTo(pairs: readonly Pair[], amount: number): readonly Pair[] | null {
  for (const [i, one] of pairs.entries()) {
    for (const [j, other] of pairs.entries()) {
      if (j <= i) continue;
      if (one.charge.amount + other.charge.amount === amount) return inOrder([one, other]);
      const third = pairs.find((each, k) => k > j && one.charge.amount + other.charge.amount + each.charge.amount === amount);
      if (third !== undefined) return inOrder([one, other, third]);
    }
  }
  return pairs.length > 3 && pairs.reduce((sum, { charge }) => sum + charge.amount, 0) === amount ? inOrder(pairs) : null;
}

const inOrder = (pairs: readonly Pair[]): readonly Pair[] => pairs.toSorted((one, other) => one.charge.day.localeCompare(other.charge.day) || one.charge.line - other.charge.line);
