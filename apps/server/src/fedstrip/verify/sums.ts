import { formatMoney, orderTotalLimit, usd, type Money } from '@quartermaster/contracts';

/** What a line costs; null: its price is not known. At most the limit of an order, so that sums stay exact. */
export const lineTotal = (price: Money | null, quantity: number): Money | null => (price === null ? null : { ...price, amount: Math.min(price.amount * quantity, orderTotalLimit) });

/** What lines come to, as far as it is known: exact, or the limit of an order, which {@link tooDear} refuses. */
export const sumOf = (lines: readonly { readonly total: Money | null }[]) =>
  ({ total: usd(lines.reduce((sum, { total }) => Math.min(sum + (total?.amount ?? 0), orderTotalLimit), 0)), unpriced: lines.filter(({ total }) => total === null).length });

/** Why lines cannot be sent together, in a sentence; null: they do not come to too much. */
export const tooDear = ({ total }: Pick<ReturnType<typeof sumOf>, 'total'>): string | null =>
  (total.amount < orderTotalLimit ? null : `Requisitions that are sent together must cost less than ${formatMoney(usd(orderTotalLimit))}. Lower quantities, or send fewer of them.`);
