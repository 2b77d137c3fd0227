import type { Identity } from '../../login/index.ts';
import { redirect, respond, signedIn, type RequestContext } from '../../wire/index.ts';
import { implementKind, type ImplementedKind } from '../kinds/implement-kind.ts';
import { requiredOwner } from '../kinds/owner.ts';
import { provingEmail } from '../membership/proving-email.ts';
import type { StoreMembers } from '../membership/store-members.ts';
import { changeEmailForm, emailForm, sendCode, takeCode } from './change-email.ts';

// A buyer who is not let in is still known, and may do these things.
const anybody = { signOn: 'begun' } as const;

/** Letting members of a department into its store (specification, sections 2 and 6). */
export function departmentKinds(identity: Identity, members: StoreMembers): readonly ImplementedKind[] {
  const membershipOf = (context: RequestContext, path: string) => members(requiredOwner(context, path));
  return [
    implementKind(
      'department validation',
      async (_request, context, path) => {
        const [buyer, membership] = [signedIn(context), membershipOf(context, path)];
        if ((await membership.refusal(buyer)) !== null) return respond('Failure', { email: buyer.email, domains: [...membership.emailDomains] });
        return respond('Success', { email: provingEmail(buyer, membership) ?? buyer.email ?? '' });
      },
      anybody,
    ),
    implementKind('department email', ({ another }, context, path) => changeEmailForm(identity, membershipOf(context, path), signedIn(context), another === '1'), anybody),
    implementKind(
      'department email submit',
      async ({ email, code }, context, path) => {
        const [buyer, membership] = [signedIn(context), membershipOf(context, path)];
        if (code !== undefined) return takeCode(identity, membership, buyer, code);
        if (email === undefined) return emailForm(buyer, membership, '', 'Enter your e-mail address.');
        return sendCode(identity, membership, buyer, requiredOwner(context, path).name, email);
      },
      { ...anybody, rateClass: 'signIn' },
    ),
    implementKind(
      'department denied',
      async (_request, context, path) => {
        const [{ buyer }, membership] = [context, membershipOf(context, path)];
        const reason = buyer === null ? 'Sign in with an account of the department.' : await membership.refusal(buyer);
        if (reason === null) return redirect(requiredOwner(context, path).members?.validationPath ?? '/main/start_page');
        return respond('accessDenied', { reason, email: buyer?.email ?? null, domains: [...membership.emailDomains] });
      },
      { ...anybody, staleToken: 'ignore' },
    ),
  ];
}
