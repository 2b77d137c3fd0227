import type { Account } from '@quartermaster/contracts-desk';
import { Alert, Badge, Link, Stack, type Column } from '@quartermaster/ui';
import { Answered } from '../parts/Answered.tsx';
import { AnyWords } from '../parts/AnyWords.tsx';
import { List } from '../parts/List.tsx';
import { Room } from '../parts/Room.tsx';
import { counted } from '../parts/words.ts';
import { useList } from '../parts/use-list.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { addressOfAccount } from './account-address.ts';
import { AccountState } from './AccountState.tsx';

const columns: readonly Column<Account>[] = [
  { id: 'login', header: 'Signs in as', isRowHeader: true, cell: ({ id, login }) => <Link href={addressOfAccount(id)}><AnyWords>{login}</AnyWords></Link> },
  { id: 'name', header: 'Name', cell: ({ name }) => <AnyWords>{name}</AnyWords> },
  { id: 'agency', header: 'Agency code', cell: ({ agencyCode }) => (agencyCode === '' ? 'None' : agencyCode) },
  { id: 'state', header: 'State', cell: ({ state, helpAskedAt }) => <><AccountState state={state} />{helpAskedAt !== null && <> <Badge look="attention">Asks for help</Badge></>}</> },
];

/** Accounts of people who sign in, where the identity server lets the desk keep them. */
export function AccountsPage() {
  const { filter, search, hrefFor } = useList(['all'], 'all');
  const asked = useAnswer('/accounts', { q: filter.q, page: filter.page });
  return (
    <Room title="Accounts">
      <Answered {...asked}>
        {({ isKeptHere, accounts, total, pageCount, helpAsked }) =>
          isKeptHere
            ? (
              <Stack gap="md">
                {helpAsked > 0 && <Alert><p>{counted(helpAsked, 'person has', 'people have')} lost the authenticator app and the recovery codes, and wait for an operator. They are the first of the whole list.</p></Alert>}
                <List
                  caption="Accounts by login" noun={['account', 'accounts']} searchLabel="Login, e-mail or name"
                  filter={filter} onSearch={search} hrefFor={hrefFor} found={{ total, pageCount, items: accounts }} columns={columns} keyOf={({ id }) => id}
                  empty="No account has these words. A new one is made by accepting a request for it."
                />
              </Stack>
            )
            : <Alert><p>The identity provider of this marketplace keeps accounts by itself. Find and change them there. Who may work at this desk is set with the command for operators.</p></Alert>}
      </Answered>
    </Room>
  );
}
