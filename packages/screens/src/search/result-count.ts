import type { SearchSuccess } from '@quartermaster/contracts';

/** `1–25 of 3,120 results`; says so where counting stopped at a limit. */
export function resultCountText({ total, exactTotal, page, pageSize, results }: Pick<SearchSuccess, 'total' | 'exactTotal' | 'page' | 'pageSize' | 'results'>): string {
  const first = (page - 1) * pageSize + 1;
  const last = first + results.length - 1;
  const all = `${exactTotal ? '' : 'more than '}${total.toLocaleString('en-US')}`;
  if (exactTotal && total === results.length) return total === 1 ? '1 result' : `${all} results`;
  return `${first.toLocaleString('en-US')}–${last.toLocaleString('en-US')} of ${all} results`;
}
