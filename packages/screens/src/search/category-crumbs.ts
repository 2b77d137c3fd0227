import type { SearchSuccess } from '@quartermaster/contracts';
import type { NavigationActions } from '@quartermaster/core';
import type { Crumb } from '@quartermaster/ui';

/**
 * The place of the results among the categories, each leading to all that is in it. Of a search without words the last category is the
 * page itself, of one with words those are.
 */
export function categoryCrumbs({ q, kind, categoryPath }: Pick<SearchSuccess, 'q' | 'kind' | 'categoryPath'>, href: NavigationActions['href']): { trail: Crumb[]; crumb?: string } {
  const words = q.trim();
  const trail = categoryPath.map(({ id, name }) => ({ label: name, href: href('/search/advantage_search', { ...(kind === null ? {} : { kind }), category: id }) }));
  if (trail.length === 0) return { trail };
  return words === '' ? { trail: trail.slice(0, -1) } : { trail, crumb: `“${words}”` };
}
