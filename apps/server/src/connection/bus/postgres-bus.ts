import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { within, type Pool } from '@quartermaster/database';
import { busText, readBusText, type BusEvents, type BusMessage, type MessageBus } from './message-bus.ts';

const channel = 'quartermaster_clients';
/** Milliseconds until a lost connection is made again: doubled with each failure. */
const [firstPause, longestPause] = [500, 30_000];
/** Milliseconds between two questions whether the listening connection still brings answers, and for which it may take to give one. */
const defaultPulse = { every: 15_000, within: 5000 };
/** Milliseconds for which a database that is busy may take to begin: a server that starts has nothing to lose by waiting. */
const startLimit = 60_000;

export interface PostgresBusOptions {
  readonly databaseUrl: string;
  /** For sending; listening has a connection of its own. */
  readonly pool: Pool;
  /** Names this process: what it sent itself comes back and is known already. */
  readonly processId: string;
  readonly log: FastifyBaseLogger;
  readonly pulse?: { readonly every: number; readonly within: number };
}

/** Sends a message to all processes on a database; also for commands that are no server. */
export async function notifyClients(database: Pick<Pool, 'query'>, from: string, message: BusMessage): Promise<void> {
  await database.query('select pg_notify($1, $2)', [channel, busText(from, message)]);
}

/**
 * The bus over LISTEN and NOTIFY. A connection that breaks, or that brings nothing any more, is made again, for as long as it takes;
 * messages are not polled.
 *
 * @throws when the database cannot be reached at the start
 */
export async function postgresBus({ databaseUrl, pool, processId, log, pulse = defaultPulse }: PostgresBusOptions, events: BusEvents): Promise<MessageBus> {
  let closed = false;
  let listener: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pulses: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: databaseUrl, application_name: 'quartermaster-bus', keepAlive: true, keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 10_000,
    });
    client.on('notification', ({ payload = '' }) => {
      const read = readBusText(payload);
      if (read !== null && read.from !== processId) events.onMessage(read.message);
    });
    let lost = false;
    const onLost = (error?: unknown): void => {
      if (lost || listener !== client) return;
      lost = true;
      clearTimeout(pulses);
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
      await within(startLimit, client.query(`listen ${channel}`));
      feelPulse(client, onLost);
    } catch (error) {
      listener = null;
      await client.end().catch(() => {});
      throw error;
    }
    if (closed) await client.end();
  };
  /** A half of the connection that is gone without a word is noticed only by asking. */
  const feelPulse = (client: pg.Client, onLost: (error: unknown) => void): void => {
    pulses = setTimeout(() => {
      within(pulse.within, client.query('select 1')).then(
        () => {
          if (listener === client && !closed) feelPulse(client, onLost);
        },
        (error: unknown) => {
          onLost(error);
          client.end().catch(() => {});
        },
      );
    }, pulse.every).unref();
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
      clearTimeout(pulses);
      // A connection that brings nothing any more brings no goodbye either.
      await within(pulse.within, listener?.end() ?? Promise.resolve()).catch(() => {});
    },
  };
}
