import type { FastifyInstance } from 'fastify';
import type { StoreList, WebOrigins } from '../store-list/index.ts';

/** Tells the identity server from which addresses people may sign in: it follows the store list without a restart. */
export async function registerOrigins(app: FastifyInstance, stores: StoreList, origins: WebOrigins): Promise<void> {
  app.get('/.well-known/quartermaster-origins', async (_request, reply) => {
    await stores.refresh();
    return reply.header('cache-control', 'no-store').send({ origins: origins.all() });
  });
}
