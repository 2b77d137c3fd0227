import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Session } from 'oidc-provider';
import type { Account } from '../accounts/index.ts';
import { wayBack, withWayBack } from '../origins/index.ts';
import { ACCOUNT_CLIENT_ID, ACCOUNT_PATH, ACCOUNT_SIGNED_IN_PATH, areFactorsStale, sessionUses } from '../provider/index.ts';
import type { OwnAccountDeps } from './deps.ts';

export interface AccountRequest {
  Querystring: { readonly back?: unknown; readonly done?: unknown; readonly state?: unknown };
  Body: Readonly<Record<string, string>> | undefined;
}

/** One request of a person who is signed in at this server. */
export interface Visit {
  readonly request: FastifyRequest<AccountRequest>;
  readonly reply: FastifyReply;
  readonly provider: Provider;
  readonly session: Session;
  readonly account: Account;
  /** The page of the marketplace to which the person goes back. */
  readonly back: string;
  /** The address of a page of the account, with the way back. */
  readonly pathOf: (page: string) => string;
}

/** Changes are made by who has given both factors within these seconds. */
const recentSeconds = 15 * 60;

/** Pages to which a sign-in leads. */
const pages = ['', 'password', 'app', 'recovery-codes', 'email', 'email-code'];

/** Reads who is signed in. Null: no one is, or not recently enough, or the browser was left alone for too long. */
export async function openVisit(deps: OwnAccountDeps, request: FastifyRequest<AccountRequest>, reply: FastifyReply, { recently }: { readonly recently: boolean }): Promise<Visit | null> {
  const { clock, store, directory, webOrigins } = deps;
  const provider = await deps.provider();
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  const account = session.accountId === undefined ? undefined : await directory.byId(session.accountId);
  if (account === undefined || (await areFactorsStale(sessionUses(store.pool, clock), deps, session))) return null;
  if (recently && clock.now().getTime() / 1000 - (session.loginTs ?? 0) > recentSeconds) return null;
  const back = await wayBack(webOrigins, request.query.back);
  return { request, reply, provider, session, account, back, pathOf: (page) => withWayBack(webOrigins, page === '' ? ACCOUNT_PATH : `${ACCOUNT_PATH}/${page}`, back) };
}

/** Asks for both factors, and leads to the page of the account afterward. The code that comes with it is used by no one: its verifier is thrown away. */
export async function signInFirst({ issuer, webOrigins }: OwnAccountDeps, { query: { back } }: FastifyRequest<AccountRequest>, reply: FastifyReply, page: string): Promise<FastifyReply> {
  const query = new URLSearchParams({
    client_id: ACCOUNT_CLIENT_ID, response_type: 'code', scope: 'openid', prompt: 'login', redirect_uri: `${issuer}${ACCOUNT_SIGNED_IN_PATH}`,
    code_challenge_method: 'S256', code_challenge: createHash('sha256').update(randomBytes(32).toString('base64url')).digest('base64url'),
    state: new URLSearchParams({ page, back: await wayBack(webOrigins, back) }).toString(),
  });
  return reply.header('cache-control', 'no-store').redirect(`/auth?${query.toString()}`, 303);
}

/** Where a sign-in leads: to the page of the account, or back to the marketplace where the person canceled it. Both are checked: anybody can make such an address. */
export async function afterSignIn({ webOrigins }: OwnAccountDeps, { query }: FastifyRequest<AccountRequest>): Promise<string> {
  const state = new URLSearchParams(typeof query.state === 'string' ? query.state : '');
  const back = await wayBack(webOrigins, state.get('back'));
  if ('error' in query) return back;
  const page = pages.find((one) => one !== '' && one === state.get('page'));
  return withWayBack(webOrigins, page === undefined ? ACCOUNT_PATH : `${ACCOUNT_PATH}/${page}`, back);
}
