import { emailRule } from '@quartermaster/contracts';
import type { Membership } from '@quartermaster/deployment';
import type { Identity } from '../../login/index.ts';
import { respond, type Buyer } from '../../wire/index.ts';
import { isOfDomain } from '../membership/email-domain.ts';
import { alternatives } from '../membership/email-domain-rule.ts';
import { confirmEmail, findCode, noteCode, tryCode, type OpenCode } from './code-store.ts';
import { codeHash, codeMinutes, isSameHash, mostTries, newCode, readCode } from './email-code.ts';

/** The form for an address, with what is wrong with the typed one. */
export const emailForm = (buyer: Buyer, { emailDomains }: Membership, typed = '', problem: string | null = null) =>
  respond('Initial', { present: buyer.email, typed, problem, domains: [...emailDomains] });

const codeForm = ({ email, expiresAt, triesLeft }: Omit<OpenCode, 'codeId' | 'hash'>, problem: string | null = null) =>
  respond('CodeSent', { sentTo: email, expiresAt: expiresAt.toISOString(), problem, triesLeft });

/** The form for the code that is on its way, or for an address. */
export async function changeEmailForm(identity: Identity, membership: Membership, buyer: Buyer, wantsAnother: boolean) {
  const open = wantsAnother ? null : await findCode(identity.database, buyer.buyerId, identity.clock.now());
  return open === null ? emailForm(buyer, membership) : codeForm(open);
}

/** Mails a code to an address of the department. Nothing about the buyer changes yet. */
export async function sendCode({ database, clock, randomness, mail, keyFor }: Identity, membership: Membership, buyer: Buyer, store: string, typed: string) {
  const wrong = emailRule(typed) ?? (isOfDomain(typed, membership.emailDomains) ? null : `Enter an address that ends in ${alternatives(membership.emailDomains)}, or in a sub-domain of it.`);
  if (wrong !== null) return emailForm(buyer, membership, typed, wrong);
  const [email, now, code, codeId] = [typed.trim().toLowerCase(), clock.now(), newCode(randomness), randomness.uuid()];
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
  const noted = await noteCode(database, { codeId, buyerId: buyer.buyerId, email, hash: codeHash(keyFor('email code'), codeId, code), now, expiresAt });
  if (!noted) return emailForm(buyer, membership, typed, 'Too many codes were sent in the last hour. Wait an hour, then ask for another.');
  await mail.send({
    kind: 'confirm-email',
    recipient: email,
    holdsUntil: expiresAt,
    subject: `Your code for the ${store} store`,
    body: `Somebody, probably you, wants to use this address in the ${store} store.\n\nThe code is: ${code}\n\nEnter it on the page that asked for it. It holds for ${codeMinutes} minutes. If you did not ask, nothing has changed and you need not do anything.\n`,
  });
  return codeForm({ email, expiresAt, triesLeft: mostTries });
}

/** Takes the code. The right one makes its address the buyer's, who is told at the former one. */
export async function takeCode({ database, clock, mail, keyFor }: Identity, membership: Membership, buyer: Buyer, typed: string) {
  const [code, now] = [readCode(typed), clock.now()];
  if (code === null) {
    const open = await findCode(database, buyer.buyerId, now);
    return open === null ? emailForm(buyer, membership, '', ended) : codeForm(open, 'Enter the six digits of the code.');
  }
  const open = await tryCode(database, buyer.buyerId, now);
  if (open === null) return emailForm(buyer, membership, '', ended);
  if (!isSameHash(codeHash(keyFor('email code'), open.codeId, code), open.hash)) {
    return open.triesLeft === 0 ? emailForm(buyer, membership, '', ended) : codeForm(open, `This is not the code that was sent. You have ${tries(open.triesLeft)}.`);
  }
  if (!(await confirmEmail(database, { codeId: open.codeId, buyerId: buyer.buyerId, now }))) return emailForm(buyer, membership, '', ended);
  if (buyer.email !== null && buyer.email.toLowerCase() !== open.email) {
    await mail.send({
      kind: 'email-changed',
      recipient: buyer.email,
      subject: 'Your profile e-mail address was changed',
      body: `The e-mail address of your profile is now ${open.email}. If you did not change it, tell the help desk at once.\n`,
    });
  }
  return respond('Success', { email: open.email });
}

const ended = 'The code does not hold any more. Ask for another one.';

const tries = (left: number): string => (left === 1 ? 'one more try' : `${left} more tries`);
