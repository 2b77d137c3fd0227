import type { FastifyInstance } from 'fastify';
import type { Pool } from '@quartermaster/database';

/** `/healthz`: the process lives. `/readyz`: it can serve, because its database answers. A load balancer asks the second one. */
export function registerHealth(app: FastifyInstance, pool: Pool): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await pool.query('select 1');
      return await reply.send({ status: 'ready' });
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}
