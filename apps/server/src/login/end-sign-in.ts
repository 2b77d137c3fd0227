import { sessionAddress, type RequestContext } from '../wire/index.ts';
import type { Identity } from './identity.ts';
import { endSession } from './session-store.ts';
import type { KeptTokens } from './token-box.ts';

/**
 * Ends the session on this side: row, cookies, websockets and refresh token. It works whether or not the identity server
 * can be reached.
 *
 * @returns what was kept, for the hint to the identity server
 */
export async function forgetSession(identity: Identity, context: RequestContext): Promise<KeptTokens | null> {
  const row = await endSession(identity.database, context.session.id);
  const kept = row?.tokens == null ? null : identity.box.open(row.tokens, context.session.id);
  if (row !== null) await context.messages.send(sessionAddress(context.session.id), { op: 'session_ended' }, context.webSocketId);
  context.session.end();
  if (kept?.refreshToken != null) {
    await identity.endpoint.revoke(kept.refreshToken).catch((error: unknown) => {
      context.log.warn({ err: error }, 'the refresh token could not be revoked; it ends by itself');
    });
  }
  return kept;
}

/** Where the browser goes to sign out of the identity server as well (OpenID Connect RP-Initiated Logout 1.0); null when there is no such place. */
export async function endSessionAddress(identity: Identity, idToken: string, webOrigin: string): Promise<string | null> {
  const metadata = await identity.discovery.metadata().catch(() => null);
  if (metadata?.end_session_endpoint === undefined) return null;
  const address = new URL(metadata.end_session_endpoint);
  address.searchParams.set('client_id', identity.config.clientId);
  address.searchParams.set('id_token_hint', idToken);
  address.searchParams.set('post_logout_redirect_uri', `${webOrigin}/pkce/logout`);
  return address.href;
}
