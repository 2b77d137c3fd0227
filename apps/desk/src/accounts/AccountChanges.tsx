import type { Account } from '@quartermaster/contracts-desk';
import { Disclosure, Text, type ButtonLook } from '@quartermaster/ui';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import { Section } from '../parts/Section.tsx';
import { useDesk } from '../wire/desk-context.ts';
import { AgencyCodeForm } from './AgencyCodeForm.tsx';

type Path = '/account/disable' | '/account/enable' | '/account/unlock' | '/account/reset-password' | '/account/reset-second-factor' | '/account/new-link' | '/account/sign-out';

interface Change {
  readonly path: Path;
  /** What may be done, which is the button, too. */
  readonly title: string;
  /** What comes of it. */
  readonly text: string;
  readonly done: string;
  readonly look?: ButtonLook;
  readonly fits: (account: Account) => boolean;
}

const owesSomething = ({ owes }: Account): boolean => owes.password || owes.secondFactor;
const isReachable = ({ state, isDemo }: Account): boolean => state !== 'disabled' && !isDemo;
const letter = 'The link is in a letter to the person’s e-mail address, works once, for three days, and no operator gets to see it. Make sure that you talk to the person.';

const changes: readonly Change[] = [
  { path: '/account/new-link', title: 'Mail a new link', text: `For what the person has still to choose. The link of before opens nothing any more. ${letter}`, done: 'A new link was made.', fits: (account) => owesSomething(account) && isReachable(account) },
  { path: '/account/unlock', title: 'Unlock', text: 'Failed sign-ins are forgotten, so that the person has to wait for nothing.', done: 'Failed sign-ins are forgotten.', fits: ({ state }) => state === 'active' },
  { path: '/account/sign-out', title: 'Sign out everywhere', text: 'All sessions end with their next call: in the stores, at this desk, and at the identity server.', done: 'The account is signed out everywhere.', fits: ({ state }) => state !== 'disabled' },
  { path: '/account/reset-password', title: 'Reset the password', text: `The password is refused from now on, and the account is signed out everywhere. The person chooses another one by a link, for which they need a code of their authenticator app. ${letter}`, done: 'The password was reset.', fits: (account) => isReachable(account) && !account.owes.password },
  { path: '/account/reset-second-factor', title: 'Reset the authenticator app', text: `Codes of the app are refused from now on, and the account is signed out everywhere. The person sets up an app by a link, for which they need their password. ${letter}`, done: 'The authenticator app was reset.', fits: (account) => isReachable(account) && !account.owes.secondFactor },
  { path: '/account/disable', title: 'Disable the account', text: 'It is refused from now on, like one that there is not, and is signed out everywhere. Its orders stay.', done: 'The account is disabled.', look: 'danger', fits: ({ state }) => state !== 'disabled' },
  { path: '/account/enable', title: 'Enable the account', text: 'The person may sign in again, with the password and the app of before.', done: 'The account is enabled.', fits: ({ state }) => state === 'disabled' },
];

/** What this operator may do to the account as it is now; each with a reason. */
export function AccountChanges({ account, onChanged }: { account: Account; onChanged: (what: string) => void }) {
  const { session } = useDesk();
  const possible = changes.filter(({ path, fits }) => session.may.includes(path) && fits(account));
  const mayChangeAgency = session.may.includes('/account/change-agency-code');
  if (possible.length === 0 && !mayChangeAgency) return <Text as="p" tone="muted">Your role may read accounts. Order clerks unlock them and sign them out; administrators do all else.</Text>;
  const told = (done: string, mailed: boolean | null): void =>
    onChanged(mailed === null ? done : mailed ? `${done} The letter with the link was handed to the mail.` : `${done} The letter could not be handed to the mail: mail a new link in a minute.`);
  return (
    <Section title="Change it">
      {mayChangeAgency && <Disclosure title="Change the agency code"><AgencyCodeForm key={account.agencyCode} account={account} onChanged={onChanged} /></Disclosure>}
      {possible.map(({ path, title, text, done, look }) => (
        <Disclosure key={path} title={title}>
          <ReasonForm path={path} request={{ id: account.id }} label="Reason" hint="It is in the audit log, and in that of the identity server." button={title} {...(look !== undefined && { look })} onDone={({ mailed }) => told(done, mailed)}>
            <p>{text}</p>
          </ReasonForm>
        </Disclosure>
      ))}
    </Section>
  );
}
