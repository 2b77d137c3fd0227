import type { BuyerRequest } from '@quartermaster/contracts-desk';
import { Link, type Column } from '@quartermaster/ui';
import { Answered } from '../parts/Answered.tsx';
import { AnyWords } from '../parts/AnyWords.tsx';
import { List } from '../parts/List.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Room } from '../parts/Room.tsx';
import { useList } from '../parts/use-list.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { BuyerRequestState, kindWords, stateWords } from './BuyerRequestState.tsx';

const known = ['open', 'granted', 'declined', 'withdrawn', 'all'] as const;
const states = known.map((value) => ({ value, label: value === 'all' ? 'All' : stateWords[value] }));

const columns: readonly Column<BuyerRequest>[] = [
  { id: 'number', header: 'Number', isRowHeader: true, cell: ({ number }) => <Link href={`/buyer-requests/${number}`}>{number}</Link> },
  { id: 'kind', header: 'Asks for', cell: ({ kind }) => kindWords[kind] },
  { id: 'name', header: 'Name', cell: ({ name }) => <AnyWords>{name}</AnyWords> },
  { id: 'store', header: 'Store', cell: ({ store }) => store },
  { id: 'asked', header: 'Asked', cell: ({ askedAt }) => <Moment at={askedAt} /> },
  { id: 'state', header: 'State', cell: ({ state }) => <BuyerRequestState state={state} /> },
];

/** What buyers ask of their own accounts. */
export function BuyerRequestsPage() {
  const { filter, search, hrefFor } = useList(known, 'open');
  const asked = useAnswer('/buyer-requests', filter);
  return (
    <Room title="Buyer requests">
      <p>Buyers ask in their profile for another agency, or to close their account.</p>
      <Answered {...asked}>
        {({ requests, total, pageCount }) => (
          <List
            caption="Requests of buyers" noun={['request', 'requests']} searchLabel="Number, name, e-mail or store" states={states}
            filter={filter} onSearch={search} hrefFor={hrefFor} found={{ total, pageCount, items: requests }} columns={columns} keyOf={({ number }) => number}
            empty="No request is in this state, or has these words."
          />
        )}
      </Answered>
    </Room>
  );
}
