import type { IncomingMessage } from 'node:http';
import { Server, type Socket } from 'node:net';
import { Server as TlsServer } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import { AnswerEnds } from './traffic/answer-ends.ts';

/** Milliseconds from the beginning of a stop. */
export interface DrainTimes {
  /** Requests that have not arrived as a whole by then are cut, and connections without one. */
  readonly arriving: number;
  /** Calls that are still being served by then are cut. Less than the process has for its whole stop. */
  readonly serving: number;
  /** A draining server waits for its clients so long at most: longer than a connection may be idle. */
  readonly draining: number;
}

const defaultTimes: DrainTimes = { arriving: 2000, serving: 12_000, draining: 70_000 };

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Takes no new connection, and waits until clients have done with those that are open: each is closed with its next answer, or when it
     * has been idle for as long as clients were told. Calls are answered meanwhile. Websockets stay until the server stops.
     */
    drain(): Promise<void>;
    /** From now on `/readyz` says no, and all else is answered as before: a load balancer that asks sends its calls to others, before this server closes. */
    leave(): void;
    readonly isLeaving: boolean;
  }
}

/**
 * Lets a stopping server end: a call that is still being served when the stop begins closes its connection with its answer.
 * A kept-alive connection would hold the process for a minute, and one whose request is slow to arrive for as long as it likes.
 */
export function registerDrain(app: FastifyInstance, { arriving, serving, draining }: DrainTimes = defaultTimes): void {
  const ends = new AnswerEnds();
  const connections = new Set<Socket>();
  const websockets = new WeakSet<Socket>();
  const open = new Set<IncomingMessage>();
  let isStopping = false;

  // Requests come on what TLS makes of a connection; those that are still shaking hands end by their own limit.
  app.server.on(app.server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.headers.upgrade !== undefined) websockets.add(raw.socket);
    open.add(raw);
    ends.await(raw, reply.raw, () => open.delete(raw));
  });
  let isLeaving = false;
  app.decorate('leave', () => {
    isLeaving = true;
  });
  app.decorate('isLeaving', { getter: () => isLeaving });
  app.decorate('drain', async () => {
    isStopping = true;
    // Not the close of an HTTP server, which cuts idle connections: on one of them a client may be sending its next call at this moment.
    Server.prototype.close.call(app.server);
    const latest = performance.now() + draining;
    const isBusy = (): boolean => [...connections].some((socket) => !websockets.has(socket));
    while (isBusy() && performance.now() < latest) await new Promise((resolve) => setTimeout(resolve, 50));
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
