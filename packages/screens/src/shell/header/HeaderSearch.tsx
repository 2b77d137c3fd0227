import { useLocation } from 'react-router-dom';
import { SearchBox } from '../../autocomplete/SearchBox.tsx';

const resultsAddress = '/ws/search/advantage_search';

/** The search box, filled with the words of the results that are shown. */
export function HeaderSearch() {
  const { pathname, search } = useLocation();
  const address = new URLSearchParams(pathname === resultsAddress ? search : '');
  const words = address.get('q') ?? '';
  const kind = address.get('kind') ?? '';
  // Other results are another box: what was typed and not sent gives way to them.
  return <SearchBox key={`${pathname}\n${words}\n${kind}`} initialWords={words} initialKind={kind} />;
}
