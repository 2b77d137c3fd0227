import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Alert, DefinitionList, Link, Text } from '@quartermaster/ui';
import { addressOfAccount } from '../accounts/account-address.ts';
import { AccountState } from '../accounts/AccountState.tsx';
import { LinkOfAccount } from '../accounts/LinkOfAccount.tsx';
import { Section } from '../parts/Section.tsx';

/** What became of the account of an accepted request. */
export function AccountOfRequest({ keeping, account }: Pick<DeskAnswer<'/registration'>, 'keeping' | 'account'>) {
  return <Section title="The account">{account === null ? <NoAccount keeping={keeping} /> : <Facts account={account} />}</Section>;
}

function NoAccount({ keeping }: Pick<DeskAnswer<'/registration'>, 'keeping'>) {
  switch (keeping) {
    case 'elsewhere':
      return <Alert><p>The identity provider of this marketplace keeps accounts by itself. Make the account there, with the e-mail address of the request, and tell the person how they set it up.</p></Alert>;
    case 'away':
      return <Alert tone="warning"><p>The identity server does not answer, so it is not known what became of the account. Load the page again in a minute.</p></Alert>;
    case 'here':
      return <Text as="p">None is known. Mail the letter again: that makes the account, or gives the one that is there a new link.</Text>;
  }
}

const Facts = ({ account }: { account: NonNullable<DeskAnswer<'/registration'>['account']> }) => (
  <DefinitionList
    entries={[
      { term: 'Signs in as', details: <Link href={addressOfAccount(account.id)}>{account.login}</Link> },
      { term: 'State', details: <AccountState state={account.state} /> },
      { term: 'Link in the letter', details: <LinkOfAccount link={account.link} /> },
    ]}
  />
);
