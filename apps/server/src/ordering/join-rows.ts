import { typedQuantity, type CheckedRow } from '@quartermaster/contracts';

/** What goes into the cart: rows of one offer are one item, with all their pieces. Their order is that of their first rows. */
export function joinRows(rows: readonly CheckedRow[]): { readonly offerId: string; readonly quantity: number }[] {
  const joined = new Map<string, number>();
  for (const { state, item, quantity } of rows) {
    if (state === 'found' && item !== null) joined.set(item.offerId, (joined.get(item.offerId) ?? 0) + (typedQuantity(quantity) ?? 0));
  }
  return [...joined].map(([offerId, quantity]) => ({ offerId, quantity }));
}
