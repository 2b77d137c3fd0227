import type { CartLine, VendorGroup } from '../cart/cart.schema.ts';
import type { Address } from './address.schema.ts';
import type { GroupTerms } from './checkout.schema.ts';

/** What goes to one address of one vendor's order: it becomes one purchase order. */
export interface Consignment {
  /** The vendor's order with what goes there alone. */
  readonly group: VendorGroup;
  /** Null: where the whole order goes. */
  readonly shipTo: Address | null;
  /** To the vendor, on this purchase order. */
  readonly note: string;
}

/**
 * The purchase orders that vendors' orders become, by their destinations: first what is left of a vendor's order, if anything is, then its parts. Prices are those
 * of the whole quantity.
 */
export function consignmentsOf(groups: readonly VendorGroup[], terms: readonly GroupTerms[]): Consignment[] {
  return groups.flatMap((group): Consignment[] => {
    const { shipTo = null, parts = [], note = '' } = terms.find(({ groupId }) => groupId === group.groupId) ?? {};
    if (parts.length === 0) return [{ group, shipTo, note }];
    const sent = new Map<string, number>();
    for (const { lines } of parts) for (const { cartKey, quantity } of lines) sent.set(cartKey, (sent.get(cartKey) ?? 0) + quantity);
    const left = withQuantities(group, ({ cartKey, quantity }) => quantity - (sent.get(cartKey) ?? 0));
    const split = parts.map((part): Consignment => ({
      group: withQuantities(group, ({ cartKey }) => part.lines.find((line) => line.cartKey === cartKey)?.quantity ?? 0), shipTo: part.shipTo, note: part.note ?? note,
    }));
    return [{ group: left, shipTo, note }, ...split].filter((consignment) => consignment.group.lines.length > 0);
  });
}

/** A vendor's order with other quantities; lines of which nothing is left are left out. */
function withQuantities(group: VendorGroup, quantityOf: (line: CartLine) => number): VendorGroup {
  const lines = group.lines.flatMap((line) => {
    const quantity = quantityOf(line);
    return quantity <= 0 ? [] : [{ ...line, quantity, lineTotal: { ...line.lineTotal, amount: line.price.unitPrice.amount * quantity } }];
  });
  return { ...group, lines, subtotal: { ...group.subtotal, amount: lines.reduce((sum, { lineTotal }) => sum + lineTotal.amount, 0) } };
}
