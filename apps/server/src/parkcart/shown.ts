import { usd, type CartLine, type ParkedCart, type ParkedLine } from '@quartermaster/contracts';
import { noCart, vendorGroups, type CartState, type OfferNow } from '../cart/index.ts';
import type { LastOrder } from '../orderhistory/index.ts';
import { endOf } from './days.ts';
import type { KeptCart } from './kept-carts.ts';

type Offers = ReadonlyMap<string, OfferNow>;

/** The parked lines as a cart would have them now. */
const asCart = ({ lines }: KeptCart, offers: Offers): CartState => ({
  ...noCart,
  lines: lines.map(({ offerId, quantity, seen }) => ({ cartKey: offerId, offerId, quantity, seen, current: offers.get(offerId)?.terms ?? null })),
});

/** The priced lines, in the order in which they were parked. */
function pricedLines(kept: KeptCart, offers: Offers): CartLine[] {
  const priced = new Map(vendorGroups(asCart(kept, offers)).flatMap(({ lines }) => lines).map((line) => [line.offerId, line]));
  return kept.lines.flatMap(({ offerId }) => priced.get(offerId) ?? []);
}

/** What the list says of a parked cart. @param days after which one that is no template is removed */
export function shownCart(kept: KeptCart, offers: Offers, days: number): ParkedCart {
  const lines = pricedLines(kept, offers);
  const { parkedCartId, name, parkedAt, isTemplate } = kept;
  return {
    parkedCartId, name, isTemplate,
    parkedAt: parkedAt.toISOString(),
    expiresAt: isTemplate ? null : endOf(parkedAt, days).toISOString(),
    lineCount: lines.length,
    subtotal: usd(lines.filter(({ offerId }) => offers.has(offerId)).reduce((sum, { lineTotal }) => sum + lineTotal.amount, 0)),
    changedLines: lines.filter(({ change }) => change !== null).length,
  };
}

/** @param orders the newest order that had each offer; none where it is not asked for */
export function shownLines(kept: KeptCart, offers: Offers, orders: ReadonlyMap<string, LastOrder>): ParkedLine[] {
  const vendors = new Map(kept.lines.map(({ offerId, seen }) => [offerId, (offers.get(offerId)?.terms ?? seen).vendor.name]));
  return pricedLines(kept, offers).map((line): ParkedLine => {
    const { offerId, productId, name, itemNumber, gsin, contractNumber, quantity, unitOfIssue, price, lineTotal, change } = line;
    const isSold = offers.has(offerId);
    return {
      offerId, productId, name, itemNumber, gsin, contractNumber, quantity,
      vendor: vendors.get(offerId) ?? '',
      unit: unitOfIssue.name,
      priceThen: change?.priceWas ?? price.unitPrice,
      price: isSold ? price.unitPrice : null,
      totalNow: isSold ? lineTotal : null,
      available: change?.available ?? null,
      lastOrder: orders.get(offerId) ?? null,
    };
  });
}
