import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { closeCodes, connectionPath } from '@quartermaster/contracts';
import { pathOf } from '../runtime/index.ts';
import { BrowserSession } from '../session/index.ts';
import { problemEnvelope, problemOf, logProblem, type Wiring } from '../wire/index.ts';
import { admit } from './admission.ts';
import type { Clients } from './clients.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { converse } from './conversation.ts';
import { SessionLookup } from './session-lookup.ts';
import { newWebSocketId } from './websocket-id.ts';

/** Teaches the application websockets. Register it before any route: it refuses the upgrade of all others. */
export async function registerWebsockets(app: FastifyInstance, path: string, limits: ConnectionLimits): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: limits.messageBytes, perMessageDeflate: false },
    preClose(done) {
      const { clients } = this.websocketServer;
      for (const client of clients) client.close(closeCodes.serverStops, 'the server stops');
      // A client that does not answer the goodbye in time would hold the process.
      const deadline = setTimeout(() => clients.forEach((client) => client.terminate()), limits.goodbye);
      this.websocketServer.close(() => {
        clearTimeout(deadline);
        done();
      });
    },
    errorHandler: (error, socket, request) => {
      request.log.info({ err: error }, 'a websocket broke');
      socket.terminate();
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.ws && pathOf(request) !== path) await reply.code(404).send();
  });
}

export interface ConnectionRoute {
  readonly apiBase: string;
  readonly wiring: Wiring;
  readonly clients: Clients;
  readonly limits: ConnectionLimits;
}

/** The websocket of the specification (section 7). */
export async function registerConnection(app: FastifyInstance, { apiBase, wiring, clients, limits }: ConnectionRoute): Promise<void> {
  const lookup = new SessionLookup(wiring.database, wiring.clock);
  const sessionOf = (request: FastifyRequest): BrowserSession => new BrowserSession(request.cookies, wiring.cookies);
  await app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      const answer = problemOf(error);
      logProblem(request, answer);
      if (answer.retryAfter !== null) reply.header('retry-after', answer.retryAfter);
      return reply.code(answer.status).send(problemEnvelope(answer, request.id, wiring.clock.now(), {}));
    });
    scope.route({
      url: `${apiBase}${connectionPath}`,
      method: 'GET',
      websocket: true,
      exposeHeadRoute: false,
      onRequest: async (request) => {
        if (!request.ws) return;
        await wiring.checkRate('all', request);
        admit(request, sessionOf(request), wiring.origins.of(request.hostname), clients, limits);
      },
      handler: (socket, request) => {
        const { id: sessionId, visitorId } = sessionOf(request);
        const webSocketId = newWebSocketId(wiring.cookies.cookieKey, sessionId, wiring.randomness);
        converse({
          socket, sessionId, visitorId, webSocketId, clients, lookup, limits,
          onError: (error) => request.log.warn({ err: error }, 'a client could not be greeted'),
        });
      },
    });
  });
}
