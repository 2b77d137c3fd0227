import type { FastifyInstance } from 'fastify';
import { assets } from '../pages/index.ts';

/** Serves the files that the pages link. Their addresses change with their content, so browsers may keep them. */
export function registerAssets(app: FastifyInstance): void {
  for (const { path, type, body } of assets) {
    app.get(path, async (_request, reply) => reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(body));
  }
}
