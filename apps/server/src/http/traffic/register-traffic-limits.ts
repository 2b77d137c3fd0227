import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '@quartermaster/database';
import { tooManyRequests } from '../../wire/index.ts';
import { AnswerEnds } from './answer-ends.ts';
import { Tally } from './tally.ts';
import type { TrafficLimits } from './traffic-limits.ts';

/**
 * Keeps one client from taking the memory and the open files of all: connections of an address, requests that a connection or an address
 * has served at once, and answers that are not read. An IPv6 address counts as its /64. Websockets have limits of their own.
 *
 * Behind a proxy all connections are the proxy's: then requests alone are counted, by the address that the proxy tells.
 */
export function registerTrafficLimits(app: FastifyInstance, limits: TrafficLimits, { isBehindProxy }: { readonly isBehindProxy: boolean }): void {
  const connections = new Tally<string>();
  const byNetwork = new Tally<string>();
  const bySocket = new Tally<Socket>();
  const ends = new AnswerEnds();

  if (!isBehindProxy) {
    app.server.on('connection', (socket: Socket) => {
      const network = networkOf(socket.remoteAddress ?? '');
      if (connections.of(network) >= limits.connectionsPerAddress) {
        socket.destroy();
        return;
      }
      connections.add(network);
      socket.once('close', () => connections.remove(network));
    });
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.ws) return;
    const { socket } = request.raw;
    if (bySocket.of(socket) >= limits.requestsAtOncePerConnection) {
      // An answer would wait behind all the others, and take memory as long.
      socket.destroy();
      return reply.hijack();
    }
    const network = networkOf(request.ip);
    if (byNetwork.of(network) >= limits.requestsAtOnce) throw tooManyRequests(1);
    bySocket.add(socket);
    byNetwork.add(network);
    ends.await(request.raw, reply.raw, () => {
      bySocket.remove(socket);
      byNetwork.remove(network);
    });
    return undefined;
  });

  app.addHook('onSend', async (request, reply) => {
    if (request.ws) return;
    const { socket } = request.raw;
    const cut = setTimeout(() => socket.destroy(), limits.readWithin).unref();
    ends.await(request.raw, reply.raw, () => clearTimeout(cut));
  });
}
