import type { FastifyReply } from 'fastify';
import { sendPage } from '../http/index.ts';
import { codePage, helpAskedPage, recoveryPage, type FieldError, type Html } from '../pages/index.ts';
import { MULTI_FACTOR_ACR, PASSWORD_AND_CODE_AMR } from '../provider/index.ts';
import { looksLikeRecoveryCode } from '../recovery-codes/index.ts';
import type { CodeOutcome, FirstFactor } from './authenticate.ts';
import { codeErrors, missingCode, missingRecoveryCode, recoveryErrors } from './messages.ts';
import { refusePasswordAndCode } from './password-step.ts';
import { sendRefusal } from './refusal.ts';
import { placeOf } from './place-of.ts';
import { fieldOf, seeOther, visitorOf, type SignInDeps, type Step } from './step.ts';

/** The password that was given in this sign-in within the last five minutes; undefined when it has to be given (again). */
export async function firstFactorOf({ firstFactors, directory }: SignInDeps, { uid }: Step): Promise<FirstFactor | undefined> {
  const given = await firstFactors.given(uid);
  if (given === undefined) return undefined;
  const { login, isUnsaid, accountId } = given;
  // Looked up in either case: the time of the answer says nothing of a password that was wrong.
  const account = await directory.byId(accountId ?? '');
  if (accountId === null) return { login, isUnsaid, account: null };
  return account && { login, isUnsaid, account };
}

/** Shows step 2 of 2. */
export function showCode(step: Step, first: FirstFactor): FastifyReply {
  return sendPage(step.reply, 200, page(step, first, []), step.webOrigin);
}

/** Checks the code; the right one ends the sign-in. */
export async function postCode(deps: SignInDeps, step: Step): Promise<FastifyReply> {
  const first = await firstFactorOf(deps, step);
  // Five minutes have passed since the password, or another tab took it back.
  if (!first) return seeOther(step.reply, step.path);
  const code = fieldOf(step, 'code');
  const missing = missingCode(code);
  if (missing.length > 0) return sendPage(step.reply, 422, page(step, first, missing), step.webOrigin);
  return finish(deps, step, first, await deps.authenticator.code(visitorOf(deps.devices, step), first, code), (outcome) => page(step, first, codeErrors(outcome)));
}

/** Shows the page of a person without the app. */
export async function showRecovery(deps: SignInDeps, step: Step): Promise<FastifyReply> {
  const first = await firstFactorOf(deps, step);
  return first ? sendPage(step.reply, 200, withoutApp(deps, step, first, []), step.webOrigin) : seeOther(step.reply, step.path);
}

/** Checks a recovery code; the right one ends the sign-in. */
export async function postRecovery(deps: SignInDeps, step: Step): Promise<FastifyReply> {
  const first = await firstFactorOf(deps, step);
  if (!first) return seeOther(step.reply, step.path);
  const code = fieldOf(step, 'recovery');
  if (!looksLikeRecoveryCode(code)) return sendPage(step.reply, 422, withoutApp(deps, step, first, [missingRecoveryCode]), step.webOrigin);
  return finish(deps, step, first, await deps.authenticator.recoveryCode(visitorOf(deps.devices, step), first, code), (outcome) => withoutApp(deps, step, first, recoveryErrors(outcome)));
}

/** Has the help desk asked for another second factor. The answer is the same whether or not the password was right, and in the same time: what depends on it is done after the answer. */
export async function postHelp(deps: SignInDeps, step: Step): Promise<FastifyReply> {
  const first = await firstFactorOf(deps, step);
  if (!first || !deps.offersHelp) return seeOther(step.reply, step.path);
  const { account } = first;
  if (account !== null) {
    deps.later(step.reply, async () => {
      step.request.log.warn({ account: account.id, address: step.request.ip }, 'the help desk is asked for another second factor');
      await deps.recovery.askForHelp(account);
    });
  }
  return sendPage(step.reply, 200, helpAskedPage(`${step.webOrigin}/`), step.webOrigin);
}

async function finish(deps: SignInDeps, step: Step, first: FirstFactor, outcome: CodeOutcome, refusal: (outcome: Refused) => Html): Promise<FastifyReply> {
  const { ip: address, log, headers } = step.request;
  const { account } = first;
  if (outcome.kind === 'refused' || account === null) {
    await deps.firstFactors.forget(step.uid);
    log.warn({ outcome: 'refused', address }, 'password and code refused');
    return refusePasswordAndCode(step, first.login);
  }
  if (outcome.kind !== 'passed') {
    log.warn({ outcome: outcome.kind, address, account: account.id }, 'code refused');
    return sendRefusal(step, outcome, refusal(outcome));
  }
  await deps.firstFactors.forget(step.uid);
  log.info({ account: account.id, address }, 'signed in');
  const returnTo = await step.provider.interactionResult(
    step.request.raw,
    step.reply.raw,
    // Not remembered: on a shared computer the session ends with the browser, however long it might last.
    { login: { accountId: account.id, acr: MULTI_FACTOR_ACR, amr: [...PASSWORD_AND_CODE_AMR], remember: false, ts: Math.floor(deps.clock.now().getTime() / 1000) }, place: placeOf(address, headers['user-agent']) },
    { mergeWithLastSubmission: false },
  );
  return seeOther(step.reply.header('set-cookie', deps.devices.signedIn(headers.cookie, first.login)), returnTo);
}

type Refused = Exclude<CodeOutcome, { readonly kind: 'passed' | 'refused' }>;

const withoutApp = ({ offersHelp }: SignInDeps, step: Step, { login }: FirstFactor, errors: readonly FieldError[]): Html => recoveryPage({ path: step.path, login, homeUrl: `${step.webOrigin}/`, offersHelp, errors });

const page = (step: Step, { login }: FirstFactor, errors: readonly FieldError[]) => codePage({ path: step.path, login, errors, homeUrl: `${step.webOrigin}/` });
