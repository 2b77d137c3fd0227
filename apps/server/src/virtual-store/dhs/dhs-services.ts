import type { Membership } from '@quartermaster/deployment';
import type { Identity } from '../../login/index.ts';
import { implement, redirect, respond, serviceAt, signedIn, type Implementation } from '../../wire/index.ts';
import { provingEmail } from '../membership/proving-email.ts';
import { changeEmailForm, emailForm, sendCode, takeCode } from './change-email.ts';

// Whoever is not let in is still somebody, and may do these things.
const anybody = { signOn: 'begun' } as const;

/** Letting members of the department into DHS (specification, sections 2 and 6). */
export function dhsServices(identity: Identity, membershipOf: () => Membership): readonly Implementation[] {
  return [
    implement(
      serviceAt('/dhs/dhsValidation'),
      async (_request, context) => {
        const buyer = signedIn(context);
        const membership = membershipOf();
        if ((await membership.refusal(buyer)) !== null) return respond('Failure', { email: buyer.email, domains: [...membership.emailDomains] });
        return respond('Success', { email: provingEmail(buyer, membership) ?? buyer.email ?? '' });
      },
      anybody,
    ),
    implement(serviceAt('/dhs/dhsEmailValidation'), ({ another }, context) => changeEmailForm(identity, membershipOf(), signedIn(context), another === '1'), anybody),
    implement(
      serviceAt('/dhs/dhsEmailValidation_submit'),
      async ({ email, code }, context) => {
        const [buyer, membership] = [signedIn(context), membershipOf()];
        if (code !== undefined) return takeCode(identity, membership, buyer, code);
        return email === undefined ? emailForm(buyer, membership, '', 'Enter your e-mail address.') : sendCode(identity, membership, buyer, email);
      },
      { ...anybody, rateClass: 'signIn' },
    ),
    implement(
      serviceAt('/dhs/accessDenied'),
      async (_request, { buyer }) => {
        const membership = membershipOf();
        const reason = buyer === null ? 'Sign in with an account of the department.' : await membership.refusal(buyer);
        return reason === null ? redirect('/dhs/dhsValidation') : respond('accessDenied', { reason, email: buyer?.email ?? null, domains: [...membership.emailDomains] });
      },
      { ...anybody, staleToken: 'ignore' },
    ),
  ];
}
