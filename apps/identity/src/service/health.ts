import type { FastifyInstance } from 'fastify';
import { within, type Pool } from '@quartermaster/database';

const PATIENCE_MS = 3_000;

/** `/healthz`: the process lives. `/readyz`: it can serve, because it can read what a sign-in reads, and is not about to stop. A load balancer asks the second one. */
export function registerHealth(app: FastifyInstance, pool: Pool, isLeaving: () => boolean): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isLeaving()) return reply.code(503).send({ status: 'about to stop' });
    try {
      await within(PATIENCE_MS, askDatabase(pool));
      return await reply.send({ status: 'ready' });
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}

async function askDatabase(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ read_only: string; has_keys: boolean; has_records: boolean }>(
    `select current_setting('transaction_read_only') as read_only,
       exists (select from identity.signing_key) as has_keys, exists (select from identity.provider_record) as has_records`,
  );
  if (rows[0]?.read_only !== 'off') throw new Error('The database takes no changes: it is the copy of another one.');
}
