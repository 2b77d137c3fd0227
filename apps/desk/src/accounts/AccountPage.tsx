import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Alert, Card, DefinitionList, Stack, Table, Text, type Column } from '@quartermaster/ui';
import { useParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { Done } from '../parts/Done.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Room } from '../parts/Room.tsx';
import { Section } from '../parts/Section.tsx';
import { useDone } from '../parts/use-done.ts';
import { actionWords } from '../parts/words.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { AccountChanges } from './AccountChanges.tsx';
import { AccountState } from './AccountState.tsx';
import { LinkOfAccount } from './LinkOfAccount.tsx';

type Event = DeskAnswer<'/account'>['events'][number];

const columns: readonly Column<Event>[] = [
  { id: 'at', header: 'When', isRowHeader: true, cell: ({ at }) => <Moment at={at} /> },
  { id: 'action', header: 'What', cell: ({ action }) => actionWords(action) },
  { id: 'actor', header: 'Who', cell: ({ actor }) => actor },
  { id: 'reason', header: 'Why', cell: ({ reason }) => (reason === '' ? 'Not said' : reason) },
];

/** One account: its state, what was done to it, and what may be done. */
export function AccountPage() {
  const { id = '' } = useParams();
  const asked = useAnswer('/account', { id });
  const { done, changed } = useDone(asked.askAgain);
  return (
    <Room title={asked.answer === null ? 'Account' : `Account of ${asked.answer.account.name}`} within={{ label: 'Accounts', href: '/accounts' }}>
      <Done done={done} />
      <Answered {...asked}>{(answer) => <Whole {...answer} onChanged={changed} />}</Answered>
    </Room>
  );
}

function Whole({ account, events, onChanged }: DeskAnswer<'/account'> & { onChanged: (what: string) => void }) {
  const { owes, link, disabledAt } = account;
  const owed = [...(owes.password ? ['a password'] : []), ...(owes.secondFactor ? ['an authenticator app'] : [])].join(' and ');
  return (
    <Stack gap="lg">
      <Card look="roomy">
        <DefinitionList
          entries={[
            { term: 'State', details: <AccountState state={account.state} /> },
            { term: 'Signs in as', details: account.login }, { term: 'E-mail', details: account.email },
            { term: 'Agency code', details: account.agencyCode === '' ? 'None' : account.agencyCode }, { term: 'Made', details: <Moment at={account.createdAt} /> },
            ...(disabledAt === null ? [] : [{ term: 'Disabled', details: <Moment at={disabledAt} /> }]),
            ...(owed === '' ? [] : [{ term: 'The person has to choose', details: owed }]),
            ...(owed === '' && link === null ? [] : [{ term: 'Link in the last letter', details: <LinkOfAccount link={link} /> }]),
          ]}
        />
      </Card>
      {account.helpAskedAt !== null && (
        <Alert>
          <p>The person has given the password, has neither the authenticator app nor a recovery code, and asks for another app, since <Moment at={account.helpAskedAt} />. Make sure that you talk to them, then reset the authenticator app below: they get a letter with a link.</p>
        </Alert>
      )}
      {account.isDemo && <Alert><p>This is a demo account: what it signs in with is printed by the start of the trial.</p></Alert>}
      <AccountChanges account={account} onChanged={onChanged} />
      <Section title="What was done to it">
        {events.length === 0
          ? <Text as="p" tone="muted">Nothing yet.</Text>
          : <Table caption="What was done to the account" isCaptionHidden columns={columns} items={events} keyOf={({ at, action }) => `${at} ${action}`} onPhone="cards" />}
      </Section>
    </Stack>
  );
}
