import type { FastifyRequest } from 'fastify';
import { problem } from '../wire/index.ts';
import type { BrowserSession } from '../session/index.ts';
import type { Clients } from './clients.ts';
import type { ConnectionLimits } from './connection-limits.ts';

/**
 * Lets a page open a websocket: a page of ours (browsers tell the origin, and no script can change it), with a session cookie,
 * while there is room.
 *
 * @throws Problem 403, 429 or 503
 */
export function admit(request: FastifyRequest, session: BrowserSession, webOrigin: string, clients: Clients, limits: ConnectionLimits): void {
  if (request.headers.origin !== webOrigin) throw refused('ORIGIN_FOREIGN', `Only pages of ${webOrigin} open a connection.`);
  if (!session.known) throw refused('SESSION_REQUIRED', 'The connection belongs to a session. Open a page first.');
  if (clients.countOf(session.id) >= limits.perSession) {
    throw problem({ status: 429, code: 'TOO_MANY_CONNECTIONS', title: 'Too Many Connections', message: 'Too many tabs of one session are connected. Close some.', retryAfter: 60 });
  }
  if (clients.size >= limits.inAll) {
    throw problem({ status: 503, code: 'NO_ROOM', title: 'No Room', message: 'This server holds as many connections as it can. Try again later.', retryAfter: 60 });
  }
}

const refused = (code: string, message: string) => problem({ status: 403, code, title: 'Authorization Error', message });
