import type { ListedAacPassword } from '@quartermaster/contracts-desk';
import { Button, Card, Heading, Link, Stack, Text, type Column } from '@quartermaster/ui';
import { useState } from 'react';
import { Answered } from '../parts/Answered.tsx';
import { Done } from '../parts/Done.tsx';
import { List } from '../parts/List.tsx';
import { Moment } from '../parts/Moment.tsx';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import { Room } from '../parts/Room.tsx';
import { useDone } from '../parts/use-done.ts';
import { useList } from '../parts/use-list.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';

const states = [{ value: 'all', label: 'All' }, { value: 'unlisted', label: 'Supervisor not listed any more' }];

const columns: readonly Column<ListedAacPassword>[] = [
  { id: 'aac', header: 'Activity', isRowHeader: true, cell: ({ aac, activity }) => <><Link href={`/activities/${aac}`}><Text isCode>{aac}</Text></Link> {activity}</> },
  { id: 'holder', header: 'Holder', cell: ({ holderName, holderEmail }) => <>{holderName}{holderEmail !== '' && <Text as="p" size="sm" tone="muted">{holderEmail}</Text>}</> },
  { id: 'supervisor', header: 'Approved by', cell: ({ approvedBy, isSupervisorListed }) => <>{approvedBy}{!isSupervisorListed && <Text as="p" size="sm" tone="error">not listed any more</Text>}</> },
  { id: 'set', header: 'Set', cell: ({ approvedAt }) => <Moment at={approvedAt} /> },
  { id: 'expires', header: 'Expires', cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
];

/** AAC passwords in force, and the way to take one back. */
export function PasswordsPage() {
  const { filter, search, hrefFor } = useList(['all', 'unlisted'], 'all');
  const mayRevoke = useMay('/aac-password/revoke');
  const asked = useAnswer('/aac-passwords', filter);
  const { done, changed } = useDone(asked.askAgain);
  const [chosen, setChosen] = useState<ListedAacPassword | null>(null);
  const revoke: Column<ListedAacPassword> = {
    id: 'revoke', header: 'Revoke', isHeaderHidden: true,
    cell: (password) => <Button size="sm" onClick={() => setChosen(password)} aria-label={`Revoke the password of ${password.holderName} for ${password.aac}`}>Revoke</Button>,
  };
  return (
    <Room title="AAC passwords in force" within={{ label: 'Activity address codes', href: '/activities' }}>
      <p>A password is of one buyer for one activity. It holds until it expires or is revoked, also where the supervisor who approved it is not listed any more: such passwords are marked, so that someone looks at them.</p>
      <Done done={done} />
      {chosen !== null && mayRevoke && (
        <Card as="section" look="raised" aria-labelledby="revoke">
          <Stack gap="md">
            <Heading level={2} id="revoke">Revoke the password of {chosen.holderName} for {chosen.aac}</Heading>
            <ReasonForm
              key={chosen.id} path="/aac-password/revoke" request={{ id: chosen.id }} label="Reason" hint="It is in the audit log and in the mail to the holder." button="Revoke" look="danger"
              onDone={() => { setChosen(null); changed('The password was revoked.'); }}
            >
              <p>From now on they cannot order with this activity, or requisition for it, until a supervisor approves another password. Orders that are placed stay as they are.</p>
            </ReasonForm>
          </Stack>
        </Card>
      )}
      <Answered {...asked}>
        {({ passwords, total, pageCount }) => (
          <List
            caption="AAC passwords by activity" noun={['password', 'passwords']} searchLabel="Code, activity, holder or supervisor" states={states}
            filter={filter} onSearch={search} hrefFor={hrefFor} found={{ total, pageCount, items: passwords }} columns={mayRevoke ? [...columns, revoke] : columns} keyOf={({ id }) => id}
            empty="No password in force is in this state, or has these words."
          />
        )}
      </Answered>
    </Room>
  );
}
