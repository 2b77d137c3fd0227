import type { AuditEntry } from '@quartermaster/contracts-desk';
import { Text, type Column } from '@quartermaster/ui';
import { Answered } from '../parts/Answered.tsx';
import { AnyWords } from '../parts/AnyWords.tsx';
import { List } from '../parts/List.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Room } from '../parts/Room.tsx';
import { useList } from '../parts/use-list.ts';
import { actionWords, roleName } from '../parts/words.ts';
import { useAnswer } from '../wire/use-answer.ts';

const detailsOf = ({ details }: AuditEntry): string => Object.entries(details).map(([name, value]) => `${name}: ${String(value)}`).join(', ');

const columns: readonly Column<AuditEntry>[] = [
  { id: 'at', header: 'When', isRowHeader: true, cell: ({ at }) => <Moment at={at} /> },
  { id: 'actor', header: 'Who', cell: ({ actor, role }) => <>{actor} <Text tone="muted" size="sm">{role === null ? 'Command' : roleName[role]}</Text></> },
  { id: 'action', header: 'What', cell: ({ action }) => actionWords(action) },
  { id: 'subject', header: 'Of', cell: ({ subject }) => <AnyWords>{subject}</AnyWords> },
  { id: 'details', header: 'Details', cell: (entry) => <AnyWords>{detailsOf(entry)}</AnyWords> },
];

/** Every change that was made at the desk. */
export function AuditPage() {
  const { filter, search, hrefFor } = useList(['all'], 'all');
  const asked = useAnswer('/audit', { q: filter.q, page: filter.page });
  return (
    <Room title="Audit log">
      <Answered {...asked}>
        {({ entries, total, pageCount }) => (
          <List
            caption="Changes, the newest first" noun={['change', 'changes']} searchLabel="Who, what, or of what"
            filter={filter} onSearch={search} hrefFor={hrefFor} found={{ total, pageCount, items: entries }} columns={columns} keyOf={({ number }) => String(number)}
            empty="No change has these words."
          />
        )}
      </Answered>
    </Room>
  );
}
