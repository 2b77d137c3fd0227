import { changeEmailPage, confirmEmailPage, type FieldError } from '../pages/index.ts';
import { confirmEmail, mailCode, mistakeOfEmail } from './change-email.ts';
import type { OwnAccountDeps } from './deps.ts';
import { awaitedEmail } from './email-change.ts';
import { common, doneWith, send, typed, type OwnForm } from './forms.ts';
import { checkPresentPassword } from './present-factor.ts';
import type { Visit } from './visit.ts';

const showEmail = (deps: OwnAccountDeps, visit: Visit, email: string, errors: readonly FieldError[]) => send(deps, visit, changeEmailPage({ ...common(visit, 'email', errors), email }), errors);

/** The new address, to which a code is mailed. */
export const emailForm: OwnForm = {
  forDemo: false,
  show: async (deps, visit) => showEmail(deps, visit, '', []),
  async take(deps, visit) {
    const email = typed(visit, 'email').trim().slice(0, 254);
    const error = mistakeOfEmail(visit.account, email) ?? (await checkPresentPassword(deps, visit.account, typed(visit, 'present'))) ?? (await mailCode(deps, visit, email));
    return error === null ? visit.reply.header('cache-control', 'no-store').redirect(visit.pathOf('email-code'), 303) : showEmail(deps, visit, email, [error]);
  },
};

async function showCode(deps: OwnAccountDeps, visit: Visit, errors: readonly FieldError[]) {
  const email = await awaitedEmail(deps.store.pool, visit.account.id, deps.clock.now());
  return email === null
    ? showEmail(deps, visit, '', [{ field: '', message: 'No code is awaited any more. Each can be tried five times within half an hour: have another one mailed.' }])
    : send(deps, visit, confirmEmailPage({ ...common(visit, 'email-code', errors), email, otherPath: visit.pathOf('email') }), errors);
}

/** The code that came to the new address. */
export const emailCodeForm: OwnForm = {
  forDemo: false,
  show: (deps, visit) => showCode(deps, visit, []),
  async take(deps, visit) {
    const code = typed(visit, 'code').replaceAll(/[\s-]/g, '');
    if (!/^\d{6}$/.test(code)) return showCode(deps, visit, [{ field: 'code', message: 'Enter the six digits from the mail.' }]);
    if (await confirmEmail(deps, visit, code)) return doneWith(visit, 'email');
    return showCode(deps, visit, [{ field: 'code', message: 'The code is not right. Enter the one of the newest mail.' }]);
  },
};
