import { formatMoney, parseDollars, usd } from '@quartermaster/contracts';
import type { CheckedLine } from '../verify/check-entry.ts';

/** Cents: a price above this is a mistake, and amounts stay exact whatever is ordered. */
const most = 1_000_000_000;

interface Priced {
  readonly checked: readonly CheckedLine[];
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

/** Lines with the prices that a buyer says of those that the catalog does not know. Each needs one: budgets, and the limits of stores and approvers, count by it. */
export function withSaidPrices(checked: readonly CheckedLine[], said: readonly { readonly key: string; readonly price: string }[]): Priced {
  const typed = new Map(said.map(({ key, price }) => [key, price.trim()]));
  const errors: { field: string; message: string }[] = [];
  const lines = checked.map((line, at) => {
    if (line.item?.price != null) return line;
    const text = typed.get(line.key) ?? '';
    const cents = text === '' ? null : parseDollars(text);
    const field = `prices.${line.key}`;
    if (text === '') errors.push({ field, message: `Budgets and limits count line ${at + 1} by the price that you expect: enter the price of one ${line.requisition.unitOfIssue || 'unit'} in dollars.` });
    else if (cents === null || cents > most) errors.push({ field, message: `Enter the price of one ${line.requisition.unitOfIssue || 'unit'} in dollars, for example 12.50; at most ${formatMoney(usd(most))}.` });
    return { ...line, saidPrice: cents };
  });
  return { checked: lines, errors };
}
