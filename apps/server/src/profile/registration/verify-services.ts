import { implement, redirect, respond, serviceAt, type Implementation, type RequestContext } from '../../wire/index.ts';
import { checkCode, codeEnded, findCode } from '../../virtual-store/index.ts';
import { findAttempt, proveAttempt, type Attempt } from './attempt-store.ts';
import { mailRegistrationCode, tooManyCodes } from './begin.ts';
import { codeForm } from './begun.ts';
import { decide } from './decide.ts';
import { begunPath, formPath, type RegistrationMeans } from './means.ts';

const tooSoon = 'The last code was sent less than a minute ago. Wait a minute, then ask for another.';

/** Proving the address of a registration by the code that was mailed to it. */
export function verifyServices(means: RegistrationMeans): readonly Implementation[] {
  return [
    implement(
      serviceAt('/profile/verify_registration'),
      async ({ registrationId, code, another }, context) => {
        const shownBy = { pathInfo: formPath(context) };
        const attempt = await findAttempt(context.database, registrationId, context.clock.now());
        if (attempt === null) return respond('Expired', {}, shownBy);
        if (attempt.requestNumber !== null) return redirect(begunPath(context, registrationId));
        return another === '1' ? respond('VerifyEmail', await sendAnother(means, attempt, context), shownBy) : takeCode(means, attempt, code ?? '', context);
      },
      { staleToken: 'ignore', rateClass: 'signIn' },
    ),
  ];
}

async function sendAnother(means: RegistrationMeans, attempt: Attempt, context: RequestContext) {
  const mailed = await mailRegistrationCode(means, context, attempt);
  if (mailed.kind === 'mailed') return codeForm(attempt, mailed.code);
  return codeForm(attempt, await findCode(context.database, attempt, context.clock.now()), mailed.kind === 'too soon' ? tooSoon : tooManyCodes);
}

async function takeCode(means: RegistrationMeans, attempt: Attempt, typed: string, context: RequestContext) {
  const { database, clock, counts, store } = context;
  const { registrationId } = attempt;
  const shownBy = { pathInfo: formPath(context) };
  const tried = await checkCode(means.codes, { registrationId }, typed);
  if (tried.kind === 'wrong') return respond('VerifyEmail', codeForm(attempt, tried.code, tried.problem), shownBy);
  const proved = tried.kind === 'right' ? await proveAttempt(database, { registrationId, codeId: tried.codeId, now: clock.now() }) : null;
  if (proved === null) return respond('VerifyEmail', codeForm(attempt, null, codeEnded), shownBy);
  counts.registration(store.name, 'proved');
  return redirect((await decide(means, attempt, proved, context)) ?? begunPath(context, registrationId));
}
