import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { ServiceDefinition } from '@quartermaster/contracts/schema';
import { pathOf } from '../runtime/index.ts';
import { madeOnce } from '../http/index.ts';
import { openApiDocument } from './document.ts';

/** Where a person reads the API. */
export const apiPage = '/advantage/api-docs';

/**
 * The document at `<base>/openapi.json` and a page that shows it. The page brings inline styles of its own, so it has its
 * own content policy; that one allows no eval and no inline script either.
 */
export async function registerOpenApi(app: FastifyInstance, services: readonly ServiceDefinition[], base: string, version: string): Promise<void> {
  // Of some thousand schemas, it takes 170 ms of the processor, and most servers are never asked for it.
  const json = madeOnce(() => JSON.stringify(openApiDocument(services, base, version)), 'application/json; charset=utf-8');
  app.get(`${base}/openapi.json`, async (request, reply) => json(request, reply.header('cache-control', 'public, max-age=300')));
  await app.register(async (scope) => {
    // The page asks for the document under its own address, where the library would write it anew for each reader.
    scope.addHook('onRequest', async (request, reply) => {
      const asked = pathOf(request);
      if (asked === `${apiPage}/json`) return json(request, reply);
      if (asked === `${apiPage}/yaml`) return reply.code(404).send();
      return undefined;
    });
    // The page's library wants one of its own, which is shown to no reader.
    await scope.register(swagger, { mode: 'static', specification: { document: { openapi: '3.1.0', info: { title: 'In the hook above', version }, paths: {} } } });
    await scope.register(swaggerUi, {
      routePrefix: apiPage,
      theme: { title: 'Quartermaster API' },
      uiConfig: { deepLinking: true, docExpansion: 'list', tryItOutEnabled: false, validatorUrl: null },
      staticCSP: {
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': "'self' 'unsafe-inline'",
        'img-src': "'self' data:",
        'font-src': "'self'",
        'connect-src': "'self'",
        'base-uri': "'self'",
        'frame-ancestors': "'none'",
      },
    });
  });
}
