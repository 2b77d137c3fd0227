import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Does work when a request has been answered, so that the time of the answer says nothing of it. What fails is in the log. A server that stops ends
 * the work first; one that is cut off loses it.
 */
export function afterAnswers(app: FastifyInstance): (reply: FastifyReply, work: () => Promise<void>) => void {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return (reply, work) => {
    reply.raw.once('close', () => {
      const done: Promise<void> = work()
        .catch((error: unknown) => reply.log.error({ err: error }, 'work after an answer failed'))
        .finally(() => running.delete(done));
      running.add(done);
    });
  };
}
