import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors } from 'oidc-provider';
import type Provider from 'oidc-provider';
import type { Logger } from 'pino';
import type { Account } from '../accounts/account.ts';
import type { AccountDirectory } from '../accounts/directory.ts';
import { clientAddress } from '../http/client-address.ts';
import { FormError, readForm } from '../http/form.ts';
import type { Html } from '../http/html.ts';
import { sendPage } from '../http/respond.ts';
import { originOf } from '../origins/origin-of.ts';
import type { WebOrigins } from '../origins/web-origins.ts';
import { codePage } from '../pages/code-page.ts';
import type { FieldError } from '../pages/field.ts';
import { passwordPage } from '../pages/password-page.ts';
import { problemPage } from '../pages/problem-page.ts';
import { MULTI_FACTOR_ACR, PASSWORD_AND_CODE_AMR } from '../provider/claims.ts';
import type { Authenticator } from './authenticate.ts';
import type { FirstFactors } from './first-factor.ts';
import { codeErrors, missingCode, missingPassword, passwordErrors } from './messages.ts';

export interface InteractionDeps {
  readonly provider: Provider;
  readonly authenticator: Authenticator;
  readonly firstFactors: FirstFactors;
  readonly directory: AccountDirectory;
  readonly issuer: string;
  readonly webOrigins: WebOrigins;
  readonly trustProxy: boolean;
}

/** One request to a page of one sign-in. */
interface Step {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly uid: string;
  readonly path: string;
  readonly loginHint: string;
  /** Where the sign-in was asked for, and leads back to. */
  readonly webOrigin: string;
  readonly log: Logger;
}

type StepHandler = (deps: InteractionDeps, step: Step) => Promise<void>;

const POSTS: Readonly<Record<string, StepHandler>> = {
  password: postPassword,
  code: postCode,
  restart: async (deps, step) => {
    await deps.firstFactors.forget(step.uid);
    seeOther(step.response, step.path);
  },
  cancel: async (deps, step) => {
    await deps.firstFactors.forget(step.uid);
    await deps.provider.interactionFinished(step.request, step.response, {
      // Not access_denied: that is for people who have to register.
      error: 'login_required',
      error_description: 'The person cancelled the sign-in.',
    });
  },
};

/** Answers `/interaction/<uid>` (GET) and `/interaction/<uid>/<action>` (POST). */
export async function handleInteraction(
  deps: InteractionDeps,
  request: IncomingMessage,
  response: ServerResponse,
  route: { uid: string; action: string | undefined },
  log: Logger,
): Promise<void> {
  const post = route.action === undefined ? undefined : Object.hasOwn(POSTS, route.action) && POSTS[route.action];
  if (post === false) return expired(deps, response, 404);
  // Someone entered the address of a page with errors again.
  if (post && request.method === 'GET') return seeOther(response, `/interaction/${route.uid}`);
  if (request.method !== (post ? 'POST' : 'GET')) {
    response.writeHead(405, { allow: post ? 'GET, POST' : 'GET' }).end();
    return;
  }
  // The interaction cookie is SameSite=Lax, but another port of this host is the same site.
  if (post && request.headers.origin !== deps.issuer) return expired(deps, response, 403);
  try {
    const details = await deps.provider.interactionDetails(request, response);
    if (details.uid !== route.uid) return expired(deps, response, 400);
    const hint = details.params['login_hint'];
    const loginHint = typeof hint === 'string' ? hint : '';
    // The provider has checked the address against the client's list.
    const webOrigin = originOf(details.params['redirect_uri']) ?? deps.webOrigins.main;
    const step = { request, response, uid: route.uid, path: `/interaction/${route.uid}`, loginHint, webOrigin, log };
    await (post || show)(deps, step);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return afterwards(deps, request, response);
    if (error instanceof FormError) return expired(deps, response, error.status);
    throw error;
  }
}

async function show(deps: InteractionDeps, step: Step): Promise<void> {
  const account = await accountOwingCode(deps, step);
  const page = account ? showCode(step, account, []) : showPassword(step, step.loginHint, []);
  sendPage(step.response, 200, page, step.webOrigin);
}

async function postPassword(deps: InteractionDeps, step: Step): Promise<void> {
  const form = await readForm(step.request);
  const login = form.get('login')?.slice(0, 254) ?? '';
  const password = form.get('password') ?? '';
  const missing = missingPassword(login, password);
  if (missing.length > 0) return sendPage(step.response, 422, showPassword(step, login, missing), step.webOrigin);
  const address = clientAddress(step.request, deps.trustProxy);
  const outcome = await deps.authenticator.password(address, login, password);
  if (outcome.kind === 'passed') {
    await deps.firstFactors.passed(step.uid, outcome.account.id);
    return seeOther(step.response, step.path);
  }
  step.log.warn({ outcome: outcome.kind, address }, 'password refused');
  return refuse(step, outcome, showPassword(step, login, passwordErrors(outcome)));
}

async function postCode(deps: InteractionDeps, step: Step): Promise<void> {
  const form = await readForm(step.request);
  const account = await accountOwingCode(deps, step);
  // Five minutes have passed since the password, or another tab took it back.
  if (!account) return seeOther(step.response, step.path);
  const code = form.get('code') ?? '';
  const missing = missingCode(code);
  if (missing.length > 0) return sendPage(step.response, 422, showCode(step, account, missing), step.webOrigin);
  const address = clientAddress(step.request, deps.trustProxy);
  const outcome = await deps.authenticator.code(address, account, code);
  if (outcome.kind !== 'passed') {
    step.log.warn({ outcome: outcome.kind, address, account: account.id }, 'code refused');
    return refuse(step, outcome, showCode(step, account, codeErrors(outcome)));
  }
  await deps.firstFactors.forget(step.uid);
  step.log.info({ account: account.id, address }, 'signed in');
  return deps.provider.interactionFinished(
    step.request,
    step.response,
    // Not remembered: on a shared computer the session ends with the browser, whatever its time.
    { login: { accountId: account.id, acr: MULTI_FACTOR_ACR, amr: [...PASSWORD_AND_CODE_AMR], remember: false } },
    { mergeWithLastSubmission: false },
  );
}

function refuse(step: Step, outcome: { kind: string; seconds?: number }, page: Html): void {
  if (outcome.seconds !== undefined) step.response.setHeader('retry-after', String(outcome.seconds));
  sendPage(step.response, outcome.seconds === undefined ? 422 : 429, page, step.webOrigin);
}

async function accountOwingCode(deps: InteractionDeps, step: Step): Promise<Account | undefined> {
  const id = await deps.firstFactors.accountOf(step.uid);
  return id === undefined ? undefined : deps.directory.byId(id);
}

function showPassword(step: Step, login: string, errors: readonly FieldError[]): Html {
  return passwordPage({ path: step.path, login, errors, homeUrl: `${step.webOrigin}/` });
}

function showCode(step: Step, account: Account, errors: readonly FieldError[]): Html {
  return codePage({ path: step.path, login: account.login, errors, homeUrl: `${step.webOrigin}/` });
}

function seeOther(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
}

/** Back, or a bookmark, from where the sign-in has led: who is signed in goes on to the marketplace. */
async function afterwards(deps: InteractionDeps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const session = request.method === 'GET' ? await deps.provider.Session.get(deps.provider.createContext(request, response)) : undefined;
  if (session?.accountId === undefined) return expired(deps, response, 400);
  return seeOther(response, `${deps.webOrigins.main}/`);
}

function expired(deps: InteractionDeps, response: ServerResponse, status: number): void {
  const page = problemPage({
    heading: 'This sign-in page has expired',
    text: [
      'Each sign-in page works once, for fifteen minutes, in the browser that opened it, and needs cookies.',
      `Go to Quartermaster and sign in from there. The address bar of this page must start with ${deps.issuer}.`,
    ],
    homeUrl: `${deps.webOrigins.main}/`,
  });
  sendPage(response, status, page, deps.webOrigins.main);
}
