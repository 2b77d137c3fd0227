import type { Pool } from '@quartermaster/database';
import { sessionAddress } from '../wire/index.ts';
import type { Clock } from '../runtime/index.ts';
import type { Clients } from './clients.ts';
import { buyersSessions } from './session-lookup.ts';

/**
 * Lets clients go whose session has ended without a word: it ran out, or the message was lost with the bus or with the
 * process that had to send it.
 */
export async function letEndedSessionsGo(clients: Clients, database: Pool, clock: Clock): Promise<void> {
  const asked = new Set([...clients].filter(({ isBuyers }) => isBuyers).map(({ sessionId }) => sessionId));
  const live = await buyersSessions(database, [...asked], clock.now());
  for (const sessionId of asked) {
    if (!live.has(sessionId)) clients.deliver({ kind: 'push', to: sessionAddress(sessionId), message: { op: 'session_ended' } });
  }
}
