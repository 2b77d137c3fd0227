import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AnswerEnds } from './traffic/answer-ends.ts';

/** Milliseconds from the beginning of a stop. */
export interface DrainTimes {
  /** Requests that have not arrived as a whole by then are cut, and connections without one. */
  readonly arriving: number;
  /** Calls that are still being served by then are cut. Less than the process has for its whole stop. */
  readonly serving: number;
}

const defaultTimes: DrainTimes = { arriving: 2000, serving: 12_000 };

/**
 * Lets a stopping server end: a call that is still being served when the stop begins closes its connection with its answer.
 * A kept-alive connection would hold the process for a minute, and one whose request is slow to arrive for as long as it likes.
 */
export function registerDrain(app: FastifyInstance, { arriving, serving }: DrainTimes = defaultTimes): void {
  const ends = new AnswerEnds();
  const connections = new Set<Socket>();
  const open = new Set<IncomingMessage>();
  let isStopping = false;

  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    open.add(raw);
    ends.await(raw, reply.raw, () => open.delete(raw));
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    setTimeout(() => {
      const served = new Set([...open].filter(({ complete }) => complete).map(({ socket }) => socket));
      for (const socket of connections) if (!served.has(socket)) socket.destroy();
    }, arriving).unref();
    setTimeout(() => app.server.closeAllConnections(), serving).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
