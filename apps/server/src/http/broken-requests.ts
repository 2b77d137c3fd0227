import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainPage } from './plain-page.ts';
import type { Clock, Randomness } from '../runtime/index.ts';
import { problemEnvelope, problem, type Problem } from '../wire/index.ts';

const refused = (status: number, code: string, message: string): Problem => problem({ status, code, title: 'Request Not Accepted', message });

const wrongAddress = refused(400, 'ADDRESS_MALFORMED', 'The address is not well-formed: a percent sign must be followed by two hexadecimal digits.');

const brokenConnections: Readonly<Record<string, Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: refused(408, 'TOO_SLOW', 'The request did not arrive in time. Check the connection and send it again.'),
  HPE_HEADER_OVERFLOW: refused(431, 'HEADERS_TOO_LARGE', 'The headers of the request are too large. Delete the cookies of this site and try again.'),
};
const notHttp = refused(400, 'NOT_HTTP', 'This is not a well-formed HTTP request.');

interface BrokenRequestHandlers {
  frameworkErrors(error: Error, request: FastifyRequest, reply: FastifyReply): void;
  clientErrorHandler(error: Error & { code?: string }, socket: Socket): void;
}

/** Answers requests that are too broken to reach a route: with an envelope, like everything else of the API. */
export function brokenRequests(apiBase: string, clock: Clock, randomness: Randomness): BrokenRequestHandlers {
  return {
    frameworkErrors(_error, request, reply) {
      void reply.code(wrongAddress.status).header('cache-control', 'no-store');
      if (request.url.startsWith(apiBase)) void reply.send(problemEnvelope(wrongAddress, request.id, clock.now(), {}));
      else void reply.type('text/html; charset=utf-8').send(plainPage(wrongAddress.title, [wrongAddress.message]));
    },
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
      }
      const answer = brokenConnections[error.code ?? ''] ?? notHttp;
      const body = JSON.stringify(problemEnvelope(answer, randomness.uuid(), clock.now(), {}));
      socket.end(
        [
          `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? 'Error'}`,
          'Connection: close',
          'Content-Type: application/json; charset=utf-8',
          `Content-Length: ${Buffer.byteLength(body)}`,
          '',
          body,
        ].join('\r\n'),
      );
    },
  };
}
