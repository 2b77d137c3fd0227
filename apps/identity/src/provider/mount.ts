import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';

/**
 * Leaves every address without a route of its own to the OpenID provider, which reads the body and answers by itself: it is a
 * Koa application, and its errors are pages of its own (error-page.ts).
 */
export function mountProvider(app: FastifyInstance, provider: () => Promise<Provider>): void {
  app.all('/*', async (request, reply) => {
    const answer = (await provider()).callback();
    reply.hijack();
    await answer(request.raw, reply.raw);
  });
}
