import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from '@quartermaster/database';
import { busText, readBusText, type BusEvents, type BusMessage, type MessageBus } from './message-bus.ts';

const channel = 'quartermaster_clients';
/** Milliseconds until a lost connection is made again: doubled with each failure. */
const [firstPause, longestPause] = [500, 30_000];

export interface PostgresBusOptions {
  readonly databaseUrl: string;
  /** For sending; listening has a connection of its own. */
  readonly pool: Pool;
  /** Names this process: what it sent itself comes back and is known already. */
  readonly processId: string;
  readonly log: FastifyBaseLogger;
}

/** Sends a message to all processes on a database; also for commands that are no server. */
export async function notifyClients(database: Pick<Pool, 'query'>, from: string, message: BusMessage): Promise<void> {
  await database.query('select pg_notify($1, $2)', [channel, busText(from, message)]);
}

/**
 * The bus over LISTEN and NOTIFY. A connection that breaks is made again, for as long as it takes; nothing is polled.
 *
 * @throws when the database cannot be reached at the start
 */
export async function postgresBus({ databaseUrl, pool, processId, log }: PostgresBusOptions, events: BusEvents): Promise<MessageBus> {
  let closed = false;
  let listener: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'quartermaster-bus', keepAlive: true, connectionTimeoutMillis: 10_000 });
    client.on('notification', ({ payload = '' }) => {
      const read = readBusText(payload);
      if (read !== null && read.from !== processId) events.onMessage(read.message);
    });
    let lost = false;
    const onLost = (error?: Error): void => {
      if (lost || listener !== client) return;
      lost = true;
      listener = null;
      if (closed) return;
      log.warn({ err: error }, 'the connection that listens to other server processes was lost');
      retry(firstPause);
    };
    client.on('error', onLost);
    client.on('end', () => onLost());
    try {
      await client.connect();
      listener = client;
      await client.query(`listen ${channel}`);
    } catch (error) {
      listener = null;
      await client.end().catch(() => {});
      throw error;
    }
    if (closed) await client.end();
  };
  const retry = (pause: number): void => {
    timer = setTimeout(() => {
      connect().then(
        () => {
          log.info('the connection that listens to other server processes is back');
          events.onResumed();
        },
        () => {
          if (!closed) retry(Math.min(pause * 2, longestPause));
        },
      );
    }, pause);
  };

  await connect();
  return {
    async publish(message) {
      // The clients of this process hear it even while the database is away.
      busText(processId, message);
      events.onMessage(message);
      await notifyClients(pool, processId, message);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await listener?.end();
    },
  };
}
