import type { FastifyInstance } from 'fastify';

/**
 * Lets a stopping server end: a call that is still being served when the stop begins closes its connection with its answer.
 * A kept-alive connection would hold the process for a minute.
 */
export function registerDrain(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
