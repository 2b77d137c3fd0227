import { useLocation } from 'react-router-dom';
import { scopeOptions, scopeValue } from '../../autocomplete/search-scope.ts';
import { SearchBox } from '../../autocomplete/SearchBox.tsx';
import { useCategories } from '../../autocomplete/use-categories.ts';

const resultsAddress = '/ws/search/advantage_search';

/** The search box, with the words of the results that are shown. */
export function HeaderSearch() {
  const { pathname, search } = useLocation();
  const { categories, load } = useCategories();
  const address = new URLSearchParams(pathname === resultsAddress ? search : '');
  const words = address.get('q') ?? '';
  const scopes = scopeOptions(categories);
  const scope = scopeValue(address, scopes);
  return <SearchBox shownWords={words} shownScope={scope} scopes={scopes} onApproach={load} />;
}
