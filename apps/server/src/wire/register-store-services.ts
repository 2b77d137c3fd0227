import type { FastifyInstance } from 'fastify';
import { pathOf } from '../runtime/index.ts';
import { Call } from './call.ts';
import type { Implementation } from './implement.ts';
import { bodyLimit, methodNotAllowed, serve } from './register-services.ts';
import type { Wiring } from './wiring.ts';

/**
 * Finds the service of a store's own at a path; null when the store has none there. `listVersion` is raised by every change
 * of what stores have.
 */
export type FindStoreService = (path: string, store: string, listVersion: number) => Promise<Implementation | null>;

/**
 * One route for all services of stores' own, below `/vs/` (specification, section 2, Virtual stores): which there are changes while the
 * server runs. The answer of a store’s owner is only served in that store.
 */
export function registerStoreServices(app: FastifyInstance, find: FindStoreService, wiring: Wiring): void {
  app.route({
    url: '/vs/*',
    method: ['GET', 'POST'],
    exposeHeadRoute: false,
    bodyLimit,
    handler: async (request, reply) => {
      const call = (request.call ??= new Call(request, wiring));
      const path = pathOf(request).slice(app.prefix.length);
      const implementation = await find(path, call.store.name, wiring.stores.version);
      if (implementation === null) return reply.callNotFound();
      if (implementation.service.method !== request.method) throw methodNotAllowed(request, implementation);
      return serve(request, reply, implementation, wiring);
    },
  });
}
