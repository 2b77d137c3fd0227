import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Account, AccountDirectory } from '../accounts/index.ts';
import { ACCOUNT_CLIENT_ID, ACCOUNT_SIGNED_IN_PATH, areFactorsStale, type FactorLimits, type SessionUses } from '../provider/index.ts';

/** Seconds for which a sign-in is recent enough to open a form that changes what the person signs in with, and to send it. */
const recentForPage = 600;
const recentForForm = 1200;

export interface VisitDeps extends FactorLimits {
  /** The provider with the keys of now. */
  readonly provider: () => Promise<Provider>;
  readonly directory: AccountDirectory;
  readonly uses: SessionUses;
}

/** A request of a person who is signed in at this server in this browser. */
export interface Visit {
  readonly account: Account;
  readonly sessionUid: string;
  /** The factors were given a short while ago. */
  readonly isRecent: boolean;
}

/** Who visits; null for a person who has to sign in. A visit counts as activity. */
export async function visitOf({ provider, directory, uses, ...limits }: VisitDeps, request: FastifyRequest, reply: FastifyReply): Promise<Visit | null> {
  const current = await provider();
  const session = await current.Session.get(current.createContext(request.raw, reply.raw));
  if (session.accountId === undefined || (await areFactorsStale(uses, limits, session))) return null;
  const account = await directory.byId(session.accountId);
  if (account === undefined) return null;
  await uses.note(session.uid);
  const age = limits.clock.now().getTime() / 1000 - (session.loginTs ?? 0);
  return { account, sessionUid: session.uid, isRecent: age <= (request.method === 'POST' ? recentForForm : recentForPage) };
}

/** The address of a sign-in that ends at a page of the account. Its code is never exchanged: what it proves to is thrown away. @param again asks for both factors in any case */
export function signInAddress(issuer: string, page: string, again: boolean): string {
  const params = new URLSearchParams({
    client_id: ACCOUNT_CLIENT_ID, response_type: 'code', scope: 'openid', redirect_uri: `${issuer}${ACCOUNT_SIGNED_IN_PATH}`, state: page,
    code_challenge_method: 'S256', code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'), ...(again && { prompt: 'login' }),
  });
  return `/auth?${params.toString()}`;
}
