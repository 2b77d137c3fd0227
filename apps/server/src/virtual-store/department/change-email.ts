import { emailRule } from '@quartermaster/contracts';
import type { Membership } from '@quartermaster/deployment';
import type { Identity } from '../../login/index.ts';
import { respond, type Buyer } from '../../wire/index.ts';
import { codeEnded, findCode, mailCode } from '../mailed-code/index.ts';
import { isOfDomain } from '../membership/email-domain.ts';
import { alternatives } from '../membership/email-domain-rule.ts';
import { takeEmailCode } from './confirm-email.ts';

/** The form for an address, with what is wrong with the typed one. */
export const emailForm = (buyer: Buyer, { emailDomains }: Membership, typed = '', problem: string | null = null) =>
  respond('Initial', { present: buyer.email, typed, problem, domains: [...emailDomains] });

const codeForm = ({ email, expiresAt, triesLeft }: { readonly email: string; readonly expiresAt: Date; readonly triesLeft: number }, problem: string | null = null) =>
  respond('CodeSent', { sentTo: email, expiresAt: expiresAt.toISOString(), problem, triesLeft });

/** The form for the code that is on its way, or for an address. */
export async function changeEmailForm(identity: Identity, membership: Membership, buyer: Buyer, wantsAnother: boolean) {
  const open = wantsAnother ? null : await findCode(identity.database, { buyerId: buyer.buyerId }, identity.clock.now());
  return open === null ? emailForm(buyer, membership) : codeForm(open);
}

/** Mails a code to an address of the department. Nothing about the buyer changes yet. */
export async function sendCode(identity: Identity, membership: Membership, buyer: Buyer, store: string, typed: string) {
  const wrong = emailRule(typed) ?? (isOfDomain(typed, membership.emailDomains) ? null : `Enter an address that ends in ${alternatives(membership.emailDomains)}, or in a sub-domain of it.`);
  if (wrong !== null) return emailForm(buyer, membership, typed, wrong);
  const mailed = await mailCode(identity, {
    owner: { buyerId: buyer.buyerId }, email: typed, kind: 'confirm-email', subject: `Your code for the ${store} store`,
    before: `Somebody, probably you, wants to use this address in the ${store} store.`, after: 'If you did not ask, nothing has changed and you need not do anything.',
  });
  return mailed.kind === 'mailed' ? codeForm(mailed.code) : emailForm(buyer, membership, typed, 'Too many codes were sent in the last hour. Wait an hour, then ask for another.');
}

/** Takes the code. The right one makes its address the buyer's. */
export async function takeCode(identity: Identity, membership: Membership, buyer: Buyer, typed: string) {
  const taken = await takeEmailCode(identity, buyer, typed);
  if (taken.kind === 'wrong') return codeForm(taken.code, taken.problem);
  return taken.kind === 'confirmed' ? respond('Success', { email: taken.email }) : emailForm(buyer, membership, '', codeEnded);
}
