import type { FastifyReply } from 'fastify';
import type { Account } from '../accounts/index.ts';
import { sendPage } from '../http/index.ts';
import { codePage, type FieldError } from '../pages/index.ts';
import { MULTI_FACTOR_ACR, PASSWORD_AND_CODE_AMR } from '../provider/index.ts';
import { codeErrors, missingCode } from './messages.ts';
import { sendRefusal } from './refusal.ts';
import { fieldOf, seeOther, type SignInDeps, type Step } from './step.ts';

/** The account that has given its password in this sign-in within the last five minutes. */
export async function accountOwingCode({ firstFactors, directory }: SignInDeps, { uid }: Step): Promise<Account | undefined> {
  const id = await firstFactors.accountOf(uid);
  return id === undefined ? undefined : directory.byId(id);
}

/** Shows step 2 of 2. */
export function showCode(step: Step, account: Account): FastifyReply {
  return sendPage(step.reply, 200, page(step, account, []), step.webOrigin);
}

/** Checks the code; the right one ends the sign-in. */
export async function postCode(deps: SignInDeps, step: Step): Promise<FastifyReply> {
  const account = await accountOwingCode(deps, step);
  // Five minutes have passed since the password, or another tab took it back.
  if (!account) return seeOther(step.reply, step.path);
  const code = fieldOf(step, 'code');
  const missing = missingCode(code);
  if (missing.length > 0) return sendPage(step.reply, 422, page(step, account, missing), step.webOrigin);
  const { ip: address, log } = step.request;
  const outcome = await deps.authenticator.code(address, account, code);
  if (outcome.kind !== 'passed') {
    log.warn({ outcome: outcome.kind, address, account: account.id }, 'code refused');
    return sendRefusal(step, outcome, page(step, account, codeErrors(outcome)));
  }
  await deps.firstFactors.forget(step.uid);
  log.info({ account: account.id, address }, 'signed in');
  const returnTo = await step.provider.interactionResult(
    step.request.raw,
    step.reply.raw,
    // Not remembered: on a shared computer the session ends with the browser, however long it might last.
    { login: { accountId: account.id, acr: MULTI_FACTOR_ACR, amr: [...PASSWORD_AND_CODE_AMR], remember: false } },
    { mergeWithLastSubmission: false },
  );
  return seeOther(step.reply, returnTo);
}

const page = (step: Step, account: Account, errors: readonly FieldError[]) => codePage({ path: step.path, login: account.login, errors, homeUrl: `${step.webOrigin}/` });
