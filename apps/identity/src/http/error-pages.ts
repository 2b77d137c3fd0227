import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { WebOrigins } from '../origins/index.ts';
import { problemPage } from '../pages/index.ts';
import { sendPage } from './page-reply.ts';

/** Answers errors that no route expected. The request id leads from the page to the log. */
export function registerErrorPages(app: FastifyInstance, webOrigins: WebOrigins): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send());
  app.setErrorHandler((error: FastifyError, request, reply) => {
    request.log.error({ err: error }, 'request failed');
    const page = problemPage({
      heading: 'Sign-in is not available',
      text: ['Something went wrong on our side. Try again in a moment; if it happens again, tell the help desk.'],
      homeUrl: `${webOrigins.main}/`,
      details: [['Request', request.id]],
    });
    return sendPage(reply, 500, page, webOrigins.main);
  });
}

/** Answers a network that asks too often. */
export function sendTooMany(reply: FastifyReply, seconds: number, webOrigins: WebOrigins): FastifyReply {
  const page = problemPage({
    heading: 'Too many requests',
    text: [`Your network asks for too many sign-in pages at the moment. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`],
    homeUrl: `${webOrigins.main}/`,
  });
  return sendPage(reply.header('retry-after', String(seconds)), 429, page, webOrigins.main);
}

/** Answers a request whose address is not well-formed, for example because of a stray percent sign. */
export function sendWrongAddress(reply: FastifyReply, webOrigins: WebOrigins): void {
  const page = problemPage({
    heading: 'Page not found',
    text: ['The address is not well-formed. Start again from Quartermaster.'],
    homeUrl: `${webOrigins.main}/`,
  });
  sendPage(reply, 400, page, webOrigins.main);
}

const brokenConnections: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what is not HTTP with its status alone. It logs nothing, unlike Fastify's own: the bytes may hold a cookie. */
export function answerBrokenConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = brokenConnections[error.code ?? ''] ?? 400;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}\r\nConnection: close\r\n\r\n`);
}
