import { sessionExpired, type RequestContext } from '../wire/index.ts';
import type { Identity } from './identity.ts';
import { extendSession } from './session-store.ts';

/**
 * Lets the caller's session begin its timeout anew (specification, section 4). Visitors have nothing that could end.
 *
 * @returns the timeout in seconds
 * @throws Problem SESSION_EXPIRED when the session that the caller claims is over
 */
export async function extend(identity: Identity, { session, carriesToken, clock }: RequestContext): Promise<number> {
  const outcome = await extendSession(identity.database, session.id, clock.now(), identity.sessionTimeout);
  if (outcome === 'over') session.rotate();
  if (outcome === 'over' || (outcome === 'none' && carriesToken)) throw sessionExpired();
  return identity.sessionTimeout;
}
