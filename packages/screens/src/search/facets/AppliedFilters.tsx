import type { Facet } from '@quartermaster/contracts';
import { Button, Chip, Inline } from '@quartermaster/ui';
import { withoutFilters } from '../address/search-address.ts';
import type { SearchNavigation } from '../address/use-search-address.ts';
import { CategoriesBelow } from './CategoriesBelow.tsx';
import { appliedFilters } from './applied-filters.ts';

export interface AppliedFiltersProps {
  facets: readonly Facet[];
  search: SearchNavigation;
  onUse: (controlId: string) => void;
}

/** The filters that are on, each to be taken off; on a narrow page, a category leads on to those in it. */
export function AppliedFilters({ facets, search, onUse }: AppliedFiltersProps) {
  const filters = appliedFilters(search.address, facets);
  if (filters.length === 0) return null;
  // The chip goes with its filter: the focus goes to the result count, which says what that changed.
  const remove = (next: URLSearchParams) => {
    onUse('');
    search.go(next);
  };
  return (
    <>
      <Inline as="ul" gap="xs" aria-label="Filters that are on">
        {filters.map((filter) => <li key={filter.id}><Chip onRemove={() => remove(filter.without)}>{filter.label}</Chip></li>)}
        {filters.length > 1 && <li><Button look="plain" size="sm" onClick={() => remove(withoutFilters(search.address))}>Clear all</Button></li>}
      </Inline>
      <CategoriesBelow facets={facets} search={search} />
    </>
  );
}
