import { formatMoney, type Money } from '@quartermaster/contracts';

interface Sum {
  readonly total: Money;
  /** Lines that the catalog does not have: they have no price. */
  readonly unpriced: number;
}

/** What lines come to, and of which that is. @param lines how many there are */
export function totalOf({ total, unpriced }: Sum, lines: number): { readonly term: string; readonly details: string } {
  if (unpriced === lines) return { term: 'Total', details: 'Not known' };
  return { term: unpricedWords(unpriced), details: formatMoney(total) };
}

/** What a total is of. */
export const unpricedWords = (unpriced: number): string =>
  (unpriced === 0 ? 'Total' : `Total without ${unpriced === 1 ? 'one line whose price is' : `${unpriced} lines whose prices are`} not known`);
