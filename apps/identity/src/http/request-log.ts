import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Gives each answer the id of its request and each request a log line, which holds no query, cookie, form or header. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => logRequest(request, reply));
}

/** The same for one request that reaches no route. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const started = performance.now();
  // On the raw response: the OpenID provider answers past Fastify.
  reply.raw.setHeader('x-request-id', request.id);
  // Not a hook for answers: a request that its browser gave up has a line too.
  reply.raw.once('close', () => {
    const path = loggablePath(request.url);
    const line = { method: request.method, path, status: reply.raw.statusCode, ms: Math.round(performance.now() - started) };
    if (path === '/healthz' || path === '/readyz') request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  });
}

/** The path without the query and without the name of a sign-in, which is half of a secret, and the word of a link, which is a whole one. */
function loggablePath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path
    .replace(/^\/interaction\/[^/]+/, '/interaction/:uid')
    .replace(/^\/set-up\/.+/, '/set-up/:token')
    .replace(/^\/lost-password\/.{20,}/, '/lost-password/:token')
    .replace(/^\/auth\/.+/, '/auth/:uid')
    .slice(0, 200);
}
