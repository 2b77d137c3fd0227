import type { Identity } from '../../login/index.ts';
import { implement, redirect, respond, serviceAt, signedIn, type Implementation } from '../../wire/index.ts';
import type { MemberRules } from '../membership/member-rules.ts';
import { departmentEmail, dhsReason } from '../membership/store-access.ts';
import { changeEmailForm, emailForm, sendCode, takeCode } from './change-email.ts';

// Whoever is not let in is still somebody, and may do these things.
const anybody = { signOn: 'begun' } as const;

/** Letting members of the department into DHS (specification, sections 2 and 6). */
export function dhsServices(identity: Identity, rules: MemberRules): readonly Implementation[] {
  const domains = [...rules.dhsDomains];
  return [
    implement(
      serviceAt('/dhs/dhsValidation'),
      async (_request, context) => {
        const buyer = signedIn(context);
        const email = departmentEmail(buyer, rules);
        return email === null ? respond('Failure', { email: buyer.email, domains }) : respond('Success', { email });
      },
      anybody,
    ),
    implement(serviceAt('/dhs/dhsEmailValidation'), ({ another }, context) => changeEmailForm(identity, rules, signedIn(context), another === '1'), anybody),
    implement(
      serviceAt('/dhs/dhsEmailValidation_submit'),
      async ({ email, code }, context) => {
        const buyer = signedIn(context);
        if (code !== undefined) return takeCode(identity, rules, buyer, code);
        return email === undefined ? emailForm(buyer, rules, '', 'Enter your e-mail address.') : sendCode(identity, rules, buyer, email);
      },
      { ...anybody, rateClass: 'signIn' },
    ),
    implement(
      serviceAt('/dhs/accessDenied'),
      async (_request, { buyer }) => {
        if (buyer !== null && departmentEmail(buyer, rules) !== null) return redirect('/dhs/dhsValidation');
        const reason = buyer === null ? 'Sign in with an account of the department.' : dhsReason(rules);
        return respond('accessDenied', { reason, email: buyer?.email ?? null, domains });
      },
      { ...anybody, staleToken: 'ignore' },
    ),
  ];
}
