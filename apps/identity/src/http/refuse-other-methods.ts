import type { FastifyInstance, HTTPMethods } from 'fastify';

/** Answers 405 at this address for every method but these. */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: readonly HTTPMethods[]): void {
  // Fastify adds HEAD to each GET.
  const known = new Set<string>(allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed);
  app.route({
    method: app.supportedMethods.filter((method) => !known.has(method)),
    url,
    handler: async (_request, reply) => reply.code(405).header('allow', allowed.join(', ')).send(),
  });
}
