import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Link, Text } from '@quartermaster/ui';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import { Section } from '../parts/Section.tsx';
import { counted } from '../parts/words.ts';
import { useMay } from '../wire/desk-context.ts';

type Whole = DeskAnswer<'/buyer-request'>;

const keepers = {
  here: 'The account by which they sign in is disabled, too, and they are signed out everywhere.',
  elsewhere: 'Another provider keeps the account by which they sign in. They are signed out of this marketplace; have the account closed there, or they can sign in anew.',
  away: 'The identity server does not answer now. The account cannot be closed until it does.',
} as const;

/** The account is to be closed: what has to end before, and the form that does it. */
export function ClosureCard({ request: { number, state }, closure, onDone }: { request: Whole['request']; closure: NonNullable<Whole['closure']>; onDone: (what: string) => void }) {
  const may = useMay('/buyer-request/close-account');
  const { openPurchaseOrders: open, keeping, accountId } = closure;
  if (state !== 'open') return null;
  const said = ({ disabled, mailed }: DeskAnswer<'/buyer-request/close-account'>): string =>
    `The account is closed.${disabled ? '' : ' It was not disabled here: have the provider that keeps it close it.'}${mailed ? ' A mail tells the person.' : ' No e-mail address of the person is known: tell them in another way.'}`;
  return (
    <Section title="Close the account">
      {accountId !== null && <p>It is <Link href={`/accounts/${encodeURIComponent(accountId)}`}>this account</Link>.</p>}
      {open.length > 0 && (
        <>
          <p>{counted(open.length, 'purchase order has', 'purchase orders have')} not ended. The account can be closed after that: record what became of them.</p>
          <ul>{open.map((po) => <li key={po}><Link href={`/orders/${po}`}>{po}</Link></li>)}</ul>
        </>
      )}
      {!may && <Text as="p" tone="muted">An administrator closes accounts.</Text>}
      {may && open.length === 0 && (
        <ReasonForm path="/buyer-request/close-account" request={{ number }} label="Reason" hint="It is in the audit log, for example: asked by the person, called back." button="Close the account" look="danger" onDone={(answer) => onDone(said(answer))}>
          <p>{keepers[keeping]}</p>
          <p>Profile, addresses, ways to pay, carts and settings are removed, and cannot be brought back. Orders stay with the name and the address that they were placed with, as do the messages about them and what supervisors have authorized.</p>
        </ReasonForm>
      )}
    </Section>
  );
}
