import type { ListedSearch } from '@quartermaster/contracts-desk';
import { Actions, Alert, Badge, ButtonLink, Link, VisuallyHidden, type Column } from '@quartermaster/ui';
import { Answered } from '../parts/Answered.tsx';
import { AnyWords } from '../parts/AnyWords.tsx';
import { List } from '../parts/List.tsx';
import { Room } from '../parts/Room.tsx';
import { useList } from '../parts/use-list.ts';
import { counted } from '../parts/words.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';

const states = [{ value: 'all', label: 'All' }, { value: 'nothing', label: 'Found nothing' }];

const columns: readonly Column<ListedSearch>[] = [
  { id: 'query', header: 'Search', isRowHeader: true, cell: ({ query, store }) => <Link href={`/catalog/search?${new URLSearchParams({ q: query, store }).toString()}`}><AnyWords>{query}</AnyWords></Link> },
  { id: 'store', header: 'Store', cell: ({ store }) => store },
  { id: 'searches', header: 'Searches', align: 'end', cell: ({ searches }) => searches.toLocaleString('en-US') },
  { id: 'results', header: 'Results', align: 'end', cell: Results },
  { id: 'day', header: 'Last day', cell: ({ lastDay }) => lastDay },
];
const withSynonyms: readonly Column<ListedSearch>[] = [
  ...columns,
  { id: 'synonyms', header: 'Synonyms', cell: ({ query }) => <Link href={`/searches/synonyms/set?${new URLSearchParams({ words: query }).toString()}`}>Add other words<VisuallyHidden>{` for ${query}`}</VisuallyHidden></Link> },
];

function Results({ results, exactResults }: ListedSearch) {
  return results === 0 ? <Badge look="warning">None</Badge> : <>{exactResults ? '' : 'More than '}{results.toLocaleString('en-US')}</>;
}

/** What buyers search for, and what they do not find. */
export function SearchesPage() {
  const { filter, search, hrefFor } = useList(['all', 'nothing'], 'all');
  const mayChange = useMay('/synonyms/set');
  const asked = useAnswer('/searches', filter);
  return (
    <Room title="Search" actions={<Actions><ButtonLink href="/searches/synonyms">Synonyms</ButtonLink><ButtonLink href="/catalog/search">Why is this here</ButtonLink></Actions>}>
      <Answered {...asked}>
        {({ searches, total, pageCount, keptDays }) => (
          <>
            {keptDays === 0 ? <Alert tone="info">Searches are not counted here. The setting SEARCH_COUNT_DAYS of the server has them counted.</Alert> : <p>What buyers typed in the last {counted(keptDays, 'day', 'days')}, counted without who typed it; what found nothing is first. A search is here some seconds after it was made.</p>}
            <List
              caption="Searches" noun={['search', 'searches']} searchLabel="Words of a search" states={states}
              filter={filter} onSearch={search} hrefFor={hrefFor} found={{ total, pageCount, items: searches }} columns={mayChange ? withSynonyms : columns} keyOf={({ query, store }) => `${store} ${query}`}
              empty={filter.q === '' && filter.state === 'all' ? 'No searches have been counted yet.' : 'No search that was counted is like this.'}
            />
          </>
        )}
      </Answered>
    </Room>
  );
}
