import { useLocation } from 'react-router-dom';
import { scopeOptions, scopeValue } from '../../autocomplete/search-scope.ts';
import { SearchBox } from '../../autocomplete/SearchBox.tsx';
import { useCategories } from '../../autocomplete/use-categories.ts';

const resultsAddress = '/ws/search/advantage_search';

/** The search box, filled with the words of the results that are shown. */
export function HeaderSearch() {
  const { pathname, search } = useLocation();
  const { categories, load } = useCategories();
  const address = new URLSearchParams(pathname === resultsAddress ? search : '');
  const words = address.get('q') ?? '';
  const scopes = scopeOptions(categories);
  const scope = scopeValue(address, scopes);
  // Other results are another box: what was typed and not sent gives way to them. From any other page to the next it stays.
  return <SearchBox key={`${words}\n${address.get('kind') ?? ''}`} initialWords={words} initialScope={scope} scopes={scopes} onApproach={load} />;
}
