import type { ListedAuthorization } from '@quartermaster/contracts-desk';
import { Link, type Column } from '@quartermaster/ui';
import { Answered } from '../parts/Answered.tsx';
import { List } from '../parts/List.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Room } from '../parts/Room.tsx';
import { useList } from '../parts/use-list.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { AuthorizationState, stateWords } from './AuthorizationState.tsx';

const known = ['all', 'requested', 'authorized', 'declined', 'withdrawn', 'expired', 'ended', 'revoked', 'replaced'] as const;
const states = known.map((value) => ({ value, label: value === 'all' ? 'All' : stateWords[value] }));

const columns: readonly Column<ListedAuthorization>[] = [
  { id: 'member', header: 'Member', isRowHeader: true, cell: ({ id, memberName }) => <Link href={`/authorizations/${id}`}>{memberName}</Link> },
  { id: 'government', header: 'Government', cell: ({ government }) => government },
  { id: 'supervisor', header: 'Supervisor', cell: ({ supervisorName }) => supervisorName },
  { id: 'asked', header: 'Asked', cell: ({ askedAt }) => <Moment at={askedAt} /> },
  { id: 'state', header: 'State', cell: ({ state }) => <AuthorizationState state={state} /> },
];

/** What state and local members have asked of their supervisors. */
export function AuthorizationsPage() {
  const { filter, search, hrefFor } = useList(known, 'all');
  const asked = useAnswer('/authorizations', filter);
  return (
    <Room title="Authorizations">
      <p>State and local members order within what a supervisor of their government has authorized. They ask for it in a store, and the supervisor answers by the link of a mail.</p>
      <Answered {...asked}>
        {({ authorizations, total, pageCount }) => (
          <List
            caption="Authorizations of members" noun={['authorization', 'authorizations']} searchLabel="Name, e-mail, government or store" states={states}
            filter={filter} onSearch={search} hrefFor={hrefFor} found={{ total, pageCount, items: authorizations }} columns={columns} keyOf={({ id }) => id}
            empty="No authorization is in this state, or has these words."
          />
        )}
      </Answered>
    </Room>
  );
}
