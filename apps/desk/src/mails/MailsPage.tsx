import type { ListedMail } from '@quartermaster/contracts-desk';
import { Alert, Link, type Column } from '@quartermaster/ui';
import { Answered } from '../parts/Answered.tsx';
import { AnyWords } from '../parts/AnyWords.tsx';
import { List } from '../parts/List.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Room } from '../parts/Room.tsx';
import { useList } from '../parts/use-list.ts';
import { useDesk } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { MailState } from './MailState.tsx';

const states = [{ value: 'all', label: 'All' }, { value: 'waiting', label: 'Waiting' }, { value: 'dead', label: 'Failed for good' }, { value: 'sent', label: 'Sent' }, { value: 'over', label: 'Of no use any more' }];

const columns: readonly Column<ListedMail>[] = [
  { id: 'subject', header: 'Subject', isRowHeader: true, cell: ({ id, subject }) => <Link href={`/mails/${id}`}><AnyWords>{subject}</AnyWords></Link> },
  { id: 'recipient', header: 'To', cell: ({ recipient }) => <AnyWords>{recipient}</AnyWords> },
  { id: 'written', header: 'Written', cell: ({ writtenAt }) => <Moment at={writtenAt} /> },
  { id: 'state', header: 'State', cell: ({ state }) => <MailState state={state} /> },
];

/** The outbox of mail; in a trial, the mailbox. */
export function MailsPage() {
  const { filter, search, hrefFor } = useList(['all', 'waiting', 'dead', 'sent', 'over'], 'all');
  const { isTrial } = useDesk().session;
  const asked = useAnswer('/mails', filter);
  return (
    <Room title="Mail">
      {isTrial && <Alert><p>This marketplace is a trial. Unless it knows a mail server, mail stays here: read it in the place of its recipients.</p></Alert>}
      <Answered {...asked}>
        {({ mails, total, pageCount }) => (
          <List
            caption="Mail of the last month" noun={['mail', 'mails']} searchLabel="Recipient or subject" states={states}
            filter={filter} onSearch={search} hrefFor={hrefFor} found={{ total, pageCount, items: mails }} columns={columns} keyOf={({ id }) => id}
            empty="No mail of the last month is in this state, or has these words."
          />
        )}
      </Answered>
    </Room>
  );
}
