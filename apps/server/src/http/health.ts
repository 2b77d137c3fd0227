import type { FastifyInstance } from 'fastify';
import type { Pool } from '@quartermaster/database';

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, because its database answers and has been migrated. A load
 * balancer asks the second one. (Migrations run before the server listens, each in one transaction with its record.)
 */
export function registerHealth(app: FastifyInstance, database: Pool): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await answersWithin(database.query('select max(number) from marketplace.migration'), 3_000);
      return await reply.send({ status: 'ready' });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: the database does not answer');
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
}

async function answersWithin(query: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms.`)), milliseconds);
  });
  try {
    await Promise.race([query, late]);
  } finally {
    clearTimeout(timer);
  }
}
