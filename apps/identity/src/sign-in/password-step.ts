import type { FastifyReply } from 'fastify';
import { sendPage } from '../http/index.ts';
import { passwordPage, type FieldError } from '../pages/index.ts';
import { missingPassword, passwordErrors, refusedError } from './messages.ts';
import { sendRefusal } from './refusal.ts';
import { fieldOf, seeOther, visitorOf, type SignInDeps, type Step } from './step.ts';

/** Shows step 1 of 2. */
export function showPassword(step: Step): FastifyReply {
  return sendPage(step.reply, 200, page(step, step.loginHint, []), step.webOrigin);
}

/** Checks the login and the password; right ones lead to the code. */
export async function postPassword({ authenticator, devices, firstFactors }: SignInDeps, step: Step): Promise<FastifyReply> {
  const login = fieldOf(step, 'login').slice(0, 254);
  const password = fieldOf(step, 'password');
  const missing = missingPassword(login, password);
  if (missing.length > 0) return sendPage(step.reply, 422, page(step, login, missing), step.webOrigin);
  const { ip: address, log } = step.request;
  const outcome = await authenticator.password(visitorOf(devices, step), login, password);
  if (outcome.kind === 'passed') {
    const { account, ...first } = outcome.first;
    await firstFactors.passed(step.uid, { ...first, accountId: account?.id ?? null });
    if (first.isUnsaid) log.warn({ outcome: 'unsaid', address }, 'many passwords are tried');
    return seeOther(step.reply, step.path);
  }
  log.warn({ outcome: outcome.kind, address }, 'password refused');
  return sendRefusal(step, outcome, page(step, login, passwordErrors(outcome)));
}

/** Shows step 1 again after both factors were asked for and not both were right. */
export function refusePasswordAndCode(step: Step, login: string): FastifyReply {
  return sendPage(step.reply, 422, page(step, login, [refusedError]), step.webOrigin);
}

const page = (step: Step, login: string, errors: readonly FieldError[]) => passwordPage({ path: step.path, login, errors, homeUrl: `${step.webOrigin}/`, offersRegistration: step.offersRegistration, lostPasswordPath: step.lostPasswordPath });
