import type { SearchSuccess } from '@quartermaster/contracts';

/** The subject of the page, for its heading and its title: the words, and the category that all results are of. */
export function searchHeading({ q, kind, categoryPath }: Pick<SearchSuccess, 'q' | 'kind' | 'categoryPath'>): string {
  const category = categoryPath.at(-1)?.name;
  const things = kind === 'products' ? 'Products' : kind === 'services' ? 'Services' : null;
  if (q.trim() === '') return category ?? things ?? 'All products and services';
  return `${things ?? 'Results'} for “${q.trim()}”${category === undefined ? '' : ` in ${category}`}`;
}
