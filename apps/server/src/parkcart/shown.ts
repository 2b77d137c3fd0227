import { usd, type CartLine, type LastOrderOfTemplate, type ParkedCart, type ParkedLine, type ParkedRequisition } from '@quartermaster/contracts';
import { outsidePriceDays } from '../catalog/index.ts';
import { cartAt, lineChange, lineTotal, noCart, vendorGroups, type CartState, type OfferNow } from '../cart/index.ts';
import { washingtonDay } from '../runtime/index.ts';
import type { LastOrder, OrderedLines } from '../orderhistory/index.ts';
import { endOf } from './days.ts';
import type { KeptCart, ParkedEntry } from './kept-carts.ts';
import type { ListedCart } from './listed-carts.ts';

type Offers = ReadonlyMap<string, OfferNow>;

/** The parked lines as a cart would have them now. */
const asCart = ({ lines }: KeptCart, offers: Offers, now: Date): CartState => cartAt({
  ...noCart,
  lines: lines.map(({ offerId, quantity, seen }) => ({ cartKey: offerId, offerId, quantity, seen, current: offers.get(offerId)?.terms ?? null })),
}, now);

/** The priced lines, in the order in which they were parked. */
function pricedLines(kept: KeptCart, offers: Offers, now: Date): CartLine[] {
  const priced = new Map(vendorGroups(asCart(kept, offers, now)).flatMap(({ lines }) => lines).map((line) => [line.offerId, line]));
  return kept.lines.flatMap(({ offerId }) => priced.get(offerId) ?? []);
}

/** What is said of a parked cart that was read with all that its buyer saw. @param days after which one that is no template is removed */
export const shownCart = (kept: KeptCart, offers: Offers, now: Date, days: number): ParkedCart =>
  shownInList({ ...kept, lines: kept.lines.map(({ offerId, quantity, seen }) => ({ quantity, seen, current: offers.get(offerId)?.terms ?? null })) }, now, days);

/** The same of one that was read with its prices alone: the sum is that of what the store still sells. */
export function shownInList({ parkedCartId, name, parkedAt, isTemplate, requisitions, lines }: ListedCart, now: Date, days: number): ParkedCart {
  const today = washingtonDay(now);
  return {
    parkedCartId, name, isTemplate,
    parkedAt: parkedAt.toISOString(),
    expiresAt: isTemplate ? null : endOf(parkedAt, days).toISOString(),
    activity: requisitions?.activity ?? null,
    lineCount: requisitions?.lineCount ?? lines.length,
    subtotal: usd(lines.reduce((sum, { current, quantity }) => sum + (current === null ? 0 : lineTotal(current, quantity)), 0)),
    changedLines: lines.filter((line) => lineChange({ ...line, outsidePriceDays: line.current === null ? null : outsidePriceDays(line.current, today) }) !== null).length,
  };
}

/** @param orders the newest order that had each offer; none where it is not asked for */
export function shownLines(kept: KeptCart, offers: Offers, now: Date, orders: ReadonlyMap<string, LastOrder>): ParkedLine[] {
  const vendors = new Map(kept.lines.map(({ offerId, seen }) => [offerId, (offers.get(offerId)?.terms ?? seen).vendor.name]));
  return pricedLines(kept, offers, now).map((line): ParkedLine => {
    const { offerId, productId, name, itemNumber, gsin, contractNumber, quantity, unitOfIssue, price, lineTotal, change, outsidePriceDays } = line;
    const isSold = offers.has(offerId);
    return {
      offerId, productId, name, itemNumber, gsin, contractNumber, quantity,
      vendor: vendors.get(offerId) ?? '',
      unit: unitOfIssue.name,
      priceThen: change?.priceWas ?? price.unitPrice,
      price: isSold ? price.unitPrice : null,
      totalNow: isSold ? lineTotal : null,
      available: change?.available ?? null,
      ...(outsidePriceDays !== undefined && { outsidePriceDays }),
      lastOrder: orders.get(offerId) ?? null,
    };
  });
}

/** The last order beside a template: what it had and the template lacks. @param own the offers of the template */
export function beyond({ orderNumber, orderedAt, lines }: OrderedLines, own: readonly string[]): LastOrderOfTemplate {
  return { orderNumber, orderedAt, lacking: lines.filter(({ offerId }) => !own.includes(offerId)).map((line) => ({ ...line })) };
}

/** Parked requisitions as they were typed. */
export const shownRequisitions = ({ lines }: ParkedEntry): ParkedRequisition[] =>
  lines.map(({ key, typed: { stockNumber, quantity, unitOfIssue }, exception }) => ({ key, stockNumber, quantity, unitOfIssue, hasExceptionData: exception !== null }));
