import type { SearchSuccess } from '@quartermaster/contracts';

/** The subject of the page, for its heading and its title. */
export function searchHeading({ q, kind }: Pick<SearchSuccess, 'q' | 'kind'>): string {
  const things = kind === 'products' ? 'Products' : kind === 'services' ? 'Services' : null;
  if (q.trim() === '') return things ?? 'All products and services';
  return `${things ?? 'Results'} for “${q.trim()}”`;
}
