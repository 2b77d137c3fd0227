import type { FastifyInstance } from 'fastify';
import { within, type Pool } from '@quartermaster/database';
import type { StoreList } from '../store-list/index.ts';

/** Milliseconds within which a server that is ready has its answers. */
const patience = 3000;

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, because it has the answers that calls wait for: the store list by the way
 * that calls have it, and the tables of the database, which takes changes too; it says no when the server is about to stop. A load balancer asks the second one. (Migrations run before
 * the server listens, each in one transaction with its record.) Of several processes behind one port the one that the connection came to answers, and
 * the header `x-process` tells which.
 */
export function registerHealth(app: FastifyInstance, database: Pool, stores: Pick<StoreList, 'check'>, processName = 'alone'): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').header('x-process', processName).send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-process', processName);
    if (app.isLeaving) return reply.code(503).send({ status: 'the server is about to stop' });
    try {
      await within(patience, Promise.all([stores.check(), askDatabase(database)]));
      return await reply.send({ status: 'ready' });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: the database does not answer');
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
}

async function askDatabase(database: Pool): Promise<void> {
  const { rows } = await database.query<{ read_only: string; has_sessions: boolean; has_carts: boolean }>(
    `select current_setting('transaction_read_only') as read_only,
       exists (select from marketplace.session) as has_sessions, exists (select from marketplace.cart) as has_carts`,
  );
  if (rows[0]?.read_only !== 'off') throw new Error('The database takes no changes: it is the copy of another one.');
}
