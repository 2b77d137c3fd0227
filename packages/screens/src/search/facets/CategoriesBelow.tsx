import { css } from '@emotion/react';
import type { Facet } from '@quartermaster/contracts';
import { Link, media, token } from '@quartermaster/ui';
import { filterCount, withCategoryAlone } from '../address/search-address.ts';
import type { SearchNavigation } from '../address/use-search-address.ts';
import { valueCountText } from './value-count.ts';

/** More are in the filters. */
const most = 12;

const row = css({
  display: 'flex',
  gap: token('space.xs'),
  overflowX: 'auto',
  // The ring of the focus is not cut off.
  padding: 3,
  margin: -3,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: token('size.touchTarget'),
    padding: `0 ${token('space.sm')}`,
    border: `1px solid ${token('color.border')}`,
    borderRadius: token('radius.pill'),
    background: token('color.surface'),
    fontSize: token('fontSize.sm'),
    whiteSpace: 'nowrap',
  },
  [media.wide]: { display: 'none' },
  [media.print]: { display: 'none' },
});

/** On a narrow page, whose filters are in a sheet: the categories in the one that is looked around in, those with most products first. A wide page has them beside the results. */
export function CategoriesBelow({ facets, search: { address, hrefOf } }: { facets: readonly Facet[]; search: SearchNavigation }) {
  const current = address.get('category');
  const facet = facets.find(({ id }) => id === 'category');
  // Beside words or other filters, the facet counts what is in other categories, too.
  if (facet === undefined || current === null || address.has('q') || filterCount(address) !== 1) return null;
  const below = facet.values.filter(({ value }) => value !== current).slice(0, most);
  if (below.length === 0) return null;
  return (
    <ul css={row} role="list" aria-label={`Categories in ${facet.values.find(({ value }) => value === current)?.label ?? 'this one'}`}>
      {below.map(({ value, label, count }) => (
        <li key={value}><Link look="quiet" href={hrefOf(withCategoryAlone(address, value))}>{label} ({valueCountText(count, facet.exactCounts)})</Link></li>
      ))}
    </ul>
  );
}
