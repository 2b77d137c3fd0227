import type { RequestContext } from '../wire/index.ts';
import { buyerFor } from './buyers.ts';
import type { Identity } from './identity.ts';
import { challengeOf } from './pkce.ts';
import { bindingFault, browserKey } from './proof/browser-key.ts';
import { beginSession, endSession } from './session-store.ts';
import type { TokenAnswer } from './token-endpoint.ts';

export interface CodeGrant {
  readonly code: string;
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly code_verifier: string;
  readonly dpop_proof?: string | undefined;
}

const refused = (error: string, error_description: string): TokenAnswer => ({ refused: { error, error_description } });

/**
 * Exchanges the code of a sign-in and keeps the tokens in the session row. The browser gets a new session cookie: what was
 * known before sign-in cannot be used after it.
 */
export async function exchangeCode(identity: Identity, grant: CodeGrant, { session, webOrigin }: Pick<RequestContext, 'session' | 'webOrigin'>): Promise<TokenAnswer> {
  if (grant.client_id !== identity.config.clientId) return refused('invalid_client', `This server signs in as ${identity.config.clientId}.`);
  if (!grant.redirect_uri.startsWith(`${webOrigin}/pkce/`)) {
    return refused('invalid_request', `The redirect_uri must be below ${webOrigin}/pkce/.`);
  }
  const shown = await browserKey(identity, grant.dpop_proof);
  if ('refused' in shown) return shown;
  const answer = await identity.endpoint.exchange(grant.code, grant.code_verifier, grant.redirect_uri, shown.key?.proof ?? null);
  if ('refused' in answer) return answer;
  const unbound = bindingFault(identity.config, answer.tokens.accessToken, shown.key);
  if (unbound !== null) return { refused: unbound };
  const checked = await identity.check.idToken(answer.tokens.idToken);
  // The nonce of a sign-in is the hash of its verifier, which the browser has just shown: the token is of this sign-in and of no other.
  if (checked?.nonce !== challengeOf(grant.code_verifier)) return refused('invalid_grant', 'The identity server sent an ID token that is not valid for this sign-in.');
  if (isTooOld(checked.authenticatedAt, identity)) return refused('login_required', 'Password and code were given too long ago. Sign in again.');
  const { buyerId } = await buyerFor(checked.person, identity, identity.hooks);
  await endSession(identity.database, session.id);
  session.rotate();
  await beginSession(identity.database, session.id, buyerId, identity.box.seal(answer.tokens, session.id), identity.clock.now(), identity.sessionTimeout);
  return answer;
}

/** The web asks the provider for a sign-in that is recent enough, and an address can be changed on the way. Not every provider says the time. */
const isTooOld = (authenticatedAt: number | null, { config, clock }: Pick<Identity, 'config' | 'clock'>): boolean =>
  config.maxAge > 0 && authenticatedAt !== null && clock.now().getTime() / 1000 - authenticatedAt > config.maxAge + config.clockTolerance;
