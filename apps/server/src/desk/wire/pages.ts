import { pageSize } from '@quartermaster/contracts-desk';

/** Rows before the page. */
export const firstRow = (page: number): number => (page - 1) * pageSize;

/** What a list says beside its rows, of rows that know how many there are in all. */
export function pagesOf(rows: readonly { readonly total: number }[], page: number): { total: number; page: number; pageCount: number } {
  const total = rows[0]?.total ?? 0;
  return { total, page, pageCount: Math.max(1, Math.ceil(total / pageSize)) };
}
