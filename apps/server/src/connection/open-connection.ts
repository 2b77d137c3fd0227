import type { FastifyBaseLogger } from 'fastify';
import { closeCodes } from '@quartermaster/contracts';
import { embeddedDatabaseFolder, type Pool } from '@quartermaster/database';
import type { Clock } from '../runtime/index.ts';
import { sessionAddress, type ClientMessages } from '../wire/index.ts';
import { announcementMessage, readAnnouncement } from './announcement.ts';
import { inProcessBus } from './bus/in-process-bus.ts';
import type { BusEvents, BusMessage, MessageBus } from './bus/message-bus.ts';
import { postgresBus } from './bus/postgres-bus.ts';
import { Clients } from './clients.ts';
import { defaultConnectionLimits, type ConnectionLimits } from './connection-limits.ts';
import { claimEmbeddedDatabase, type EmbeddedClaim } from './embedded-claim.ts';
import { letEndedSessionsGo } from './session-check.ts';
import { belongsTo } from './websocket-id.ts';

export interface ConnectionOptions {
  readonly databaseUrl: string;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly processId: string;
  readonly cookieKey: Uint8Array;
  readonly log: FastifyBaseLogger;
  readonly limits?: ConnectionLimits;
}

/** The connection of one server process to its clients and, through the bus, to those of the others. */
export interface ServerConnection {
  readonly clients: Clients;
  readonly limits: ConnectionLimits;
  readonly messages: ClientMessages;
  /** After the websockets are closed. */
  stop(): Promise<void>;
}

/**
 * Opens the bus that the database has: in this process with the embedded one, which it claims, LISTEN and NOTIFY with a
 * real one.
 *
 * @throws ConfigError when another server process serves the same embedded database
 */
export async function openConnection({ databaseUrl, pool, clock, processId, cookieKey, log, limits = defaultConnectionLimits }: ConnectionOptions): Promise<ServerConnection> {
  const clients = new Clients();
  const check = (): void => {
    letEndedSessionsGo(clients, pool, clock).catch((error: unknown) => log.warn({ err: error }, 'sessions of connected clients could not be checked'));
  };
  const events: BusEvents = { onMessage: (message) => clients.deliver(message), onResumed: check };
  const folder = embeddedDatabaseFolder(databaseUrl);
  let bus: MessageBus;
  let claim: EmbeddedClaim | null = null;
  if (folder === null) bus = await postgresBus({ databaseUrl, pool, processId, log }, events);
  else {
    bus = inProcessBus(events);
    claim = await claimEmbeddedDatabase(folder, (line) => announce(line, bus));
  }
  const timers = [setInterval(() => pingAll(clients), limits.pingEvery), setInterval(check, limits.checkSessionsEvery)];
  for (const timer of timers) timer.unref();

  const publish = async (message: BusMessage): Promise<void> => {
    try {
      await bus.publish(message);
    } catch (error) {
      log.warn({ err: error }, 'other server processes could not be told');
    }
  };
  return {
    clients,
    limits,
    messages: {
      send: (to, message, except) => publish({ kind: 'push', to, message, ...(except != null && { except }) }),
      sessionChanged: (sessionId) => publish({ kind: 'close', to: sessionAddress(sessionId), code: closeCodes.sessionChanged }),
      webSocketIdOf: (header, sessionId) => (typeof header === 'string' && belongsTo(cookieKey, sessionId, header) ? header : null),
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await bus.close();
      await claim?.release();
    },
  };
}

/** Drops clients that have not answered since the last time: their machine or their network is gone. */
function pingAll(clients: Clients): void {
  for (const client of [...clients]) {
    if (!client.isAlive) {
      clients.remove(client);
      client.socket.terminate();
      continue;
    }
    client.isAlive = false;
    client.socket.ping();
  }
}

async function announce(line: string, bus: MessageBus): Promise<string> {
  try {
    await bus.publish(announcementMessage(readAnnouncement(JSON.parse(line))));
    return 'ok';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
