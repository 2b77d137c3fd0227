import type { RegistrationRequest } from '@quartermaster/contracts-desk';
import { Link, type Column } from '@quartermaster/ui';
import { Answered } from '../parts/Answered.tsx';
import { AnyWords } from '../parts/AnyWords.tsx';
import { List } from '../parts/List.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Room } from '../parts/Room.tsx';
import { useList } from '../parts/use-list.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { RegistrationState } from './RegistrationState.tsx';

const states = [{ value: 'open', label: 'Open' }, { value: 'accepted', label: 'Accepted' }, { value: 'declined', label: 'Declined' }, { value: 'all', label: 'All' }];

const columns: readonly Column<RegistrationRequest>[] = [
  { id: 'number', header: 'Number', isRowHeader: true, cell: ({ number }) => <Link href={`/registrations/${number}`}>{number}</Link> },
  { id: 'name', header: 'Name', cell: ({ name }) => <AnyWords>{name}</AnyWords> },
  { id: 'agency', header: 'Agency', cell: ({ agency }) => agency },
  { id: 'store', header: 'Store', cell: ({ store }) => store },
  { id: 'asked', header: 'Asked', cell: ({ askedAt }) => <Moment at={askedAt} /> },
  { id: 'state', header: 'State', cell: ({ state }) => <RegistrationState state={state} /> },
];

/** Requests for accounts. */
export function RegistrationsPage() {
  const { filter, search, hrefFor } = useList(['open', 'accepted', 'declined', 'all'], 'open');
  const asked = useAnswer('/registrations', filter);
  return (
    <Room title="Account requests">
      <Answered {...asked}>
        {({ requests, total, pageCount }) => (
          <List
            caption="Requests for accounts" noun={['request', 'requests']} searchLabel="Number, name, e-mail, agency or store" states={states}
            filter={filter} onSearch={search} hrefFor={hrefFor} found={{ total, pageCount, items: requests }} columns={columns} keyOf={({ number }) => number}
            empty="No request is in this state, or has these words."
          />
        )}
      </Answered>
    </Room>
  );
}
