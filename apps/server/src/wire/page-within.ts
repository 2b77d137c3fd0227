/** The page that is shown: the last one where there are not so many as were asked for. Pages count from 1. */
export function pageWithin(asked: number, { total, pageSize }: { readonly total: number; readonly pageSize: number }): { readonly page: number; readonly pageCount: number; readonly offset: number } {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(asked, pageCount);
  return { page, pageCount, offset: (page - 1) * pageSize };
}
