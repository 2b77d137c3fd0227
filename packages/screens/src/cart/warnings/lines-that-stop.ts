import type { CartLine, CheckoutProblem, VendorGroup } from '@quartermaster/contracts';

/** Problems of a line that its removal mends, where no smaller change does. */
const mendedByRemoval: ReadonlySet<CheckoutProblem['code']> = new Set(['OFFER_GONE', 'PRICE_OVER', 'RESTRICTED', 'NOT_DELIVERED_THERE']);

/** The lines of a cart with which it cannot be ordered, and without which the rest of it can; none where nothing would be left to order. */
export function linesThatStop(groups: readonly Pick<VendorGroup, 'lines'>[], warnings: readonly CheckoutProblem[]): CartLine[] {
  const named = new Set(warnings.flatMap(({ code, cartKey }) => (cartKey !== null && mendedByRemoval.has(code) ? [cartKey] : [])));
  const lines = groups.flatMap((group) => group.lines);
  const stopping = lines.filter(({ cartKey, change }) => named.has(cartKey) || change?.available === 0 || change?.mostThatFit === 0);
  return stopping.length < lines.length ? stopping : [];
}
