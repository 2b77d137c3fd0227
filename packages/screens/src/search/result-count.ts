import type { SearchSuccess } from '@quartermaster/contracts';

type Counted = Pick<SearchSuccess, 'total' | 'exactTotal'>;

/** `3,120 results`; says so where counting stopped at a limit. */
export function totalText({ total, exactTotal }: Counted): string {
  return `${exactTotal ? '' : 'more than '}${total.toLocaleString('en-US')} ${total === 1 ? 'result' : 'results'}`;
}

/** `1–25 of 3,120 results`, or only the total when all of them are on the page, or none. */
export function resultCountText(answer: Counted & Pick<SearchSuccess, 'page' | 'pageSize' | 'results'>): string {
  const { total, exactTotal, page, pageSize, results } = answer;
  if (results.length === 0 || (exactTotal && total === results.length)) return totalText(answer);
  const first = (page - 1) * pageSize + 1;
  const last = first + results.length - 1;
  return `${first.toLocaleString('en-US')}–${last.toLocaleString('en-US')} of ${totalText(answer)}`;
}
