import { shownPageHeader } from '@quartermaster/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../runtime/index.ts';
import { Call, contextOf, identify } from './call.ts';
import { checkXsrf } from './xsrf-check.ts';
import { plainContent, problemEnvelope } from './envelope.ts';
import { envelopeOf, sessionOf } from './answer.ts';
import { problemOf } from './error-problem.ts';
import type { Implementation } from './implement.ts';
import { checkRequest, requestFields } from './input.ts';
import { pathUnknown, problem, type Problem } from './problem.ts';
import type { DocumentReply } from './reply.ts';
import { challengeOf } from './token-presentation.ts';
import type { Wiring } from './wiring.ts';

/** Largest request body, in bytes. */
export const bodyLimit = 256 * 1024;

/** Makes one route for each implementation, and gives every error of the API its envelope. Register it under `/advantage/rs`. */
export function registerServices(app: FastifyInstance, implementations: readonly Implementation[], wiring: Wiring): void {
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    await wiring.stores.refresh();
    request.call = new Call(request, wiring);
    // The browser names the store that it shows, whatever its document was made for.
    if (request.headers['x-store'] === request.call.store.name) request.call.session.showStore(request.call.store.name);
    reply.header('cache-control', 'no-store');
    await wiring.checkRate('all', request);
    if (!request.call.session.provesItself(request.cookies['XSRF-TOKEN'])) await wiring.checkRate('sessions', request);
  });
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, problemOf(error), wiring));
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, unknownPath(app, request, implementations), wiring));
  // Else the pages, which take every other address, would answer what is none of the services.
  for (const url of ['/', '/*']) app.route({ url, method: ['GET', 'HEAD'], handler: (_request, reply) => reply.callNotFound() });
  for (const implementation of implementations) {
    const { service } = implementation;
    app.route({
      url: service.path,
      method: service.method === 'POST' ? 'POST' : 'GET',
      exposeHeadRoute: false,
      bodyLimit,
      handler: (request, reply) => serve(request, reply, implementation, wiring),
    });
  }
}

/** Serves a call with its implementation, and writes the answer. @throws Problem */
export async function serve(request: FastifyRequest, reply: FastifyReply, implementation: Implementation, wiring: Wiring): Promise<unknown> {
  const call = request.call ?? new Call(request, wiring);
  if (implementation.rateClass !== null) await wiring.checkRate(implementation.rateClass, request);
  checkXsrf(request, implementation, call);
  call.buyer = await identify(request, call, implementation, wiring);
  const checked = checkRequest(implementation.service, requestFields(request.query, request.body));
  const answer = await wiring.inTurn(implementation.rateClass, request, () => implementation.handle(checked, contextOf(request, call, wiring)));
  if (answer.kind === 'problem') throw answer;
  if (answer.kind === 'document') {
    call.session.writeCookies(reply);
    return sendDocument(reply, answer);
  }
  if (answer.kind === 'plain') {
    const content = plainContent(implementation.service, answer);
    call.session.writeCookies(reply);
    return typeof content === 'string' ? reply.type('text/plain; charset=utf-8').send(content) : reply.send(content);
  }
  if (answer.kind === 'kept') {
    call.session.writeCookies(reply);
    return reply.type('application/json; charset=utf-8').send(answer.envelope);
  }
  // A buyer who has just signed out is named no more.
  if (call.session.ended) call.buyer = null;
  const envelope = await envelopeOf(request, call, implementation.service, answer, wiring);
  if (request.headers[shownPageHeader.toLowerCase()] !== undefined && envelope.responseType !== 'REDIRECT') request.shownPage = implementation.service.path;
  call.session.writeCookies(reply);
  return reply.send(envelope);
}

function sendDocument(reply: FastifyReply, answer: DocumentReply): FastifyReply {
  const fileName = answer.fileName.replaceAll(/[^\w.-]/g, '_');
  return reply
    .header('content-type', answer.contentType)
    .header('content-disposition', `inline; filename="${fileName}"`)
    .send(Buffer.from(answer.body));
}

/** The log says what went wrong and why; the answer says what to do. Neither holds what was sent. */
async function sendProblem(request: FastifyRequest, reply: FastifyReply, answer: Problem, wiring: Wiring): Promise<unknown> {
  logProblem(request, answer);
  const call = request.call ?? new Call(request, wiring);
  // A caller who must slow down, and a server in trouble, are not helped by another query.
  const session = await sessionOf(request, call, wiring, answer.status < 500 && answer.status !== 429);
  if (answer.retryAfter !== null) reply.header('retry-after', answer.retryAfter);
  if (answer.status === 401) reply.header('www-authenticate', challengeOf(request, call.refusal));
  call.session.writeCookies(reply);
  return reply.code(answer.status).send(problemEnvelope(answer, request.id, wiring.clock.now(), session));
}

export function logProblem(request: FastifyRequest, answer: Problem): void {
  request.refusedWith = answer.code;
  const facts = { code: answer.code, status: answer.status, fields: answer.fieldErrors.map(({ field }) => field) };
  if (answer.status >= 500) request.log.error({ ...facts, err: answer.cause ?? answer }, answer.message);
  else request.log.info(facts, 'refused');
}

function unknownPath(app: FastifyInstance, request: FastifyRequest, implementations: readonly Implementation[]): Problem {
  const path = pathOf(request);
  const known = implementations.find(({ service }) => `${app.prefix}${service.path}` === path);
  return known === undefined ? pathUnknown(path) : methodNotAllowed(request, known);
}

/** The service is there, under the other method. */
export function methodNotAllowed(request: FastifyRequest, { service }: Implementation): Problem {
  return problem({
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
    title: 'Unexpected request',
    message: `${pathOf(request).slice(0, 200)} takes ${service.method === 'POST' ? 'POST' : 'GET'}, not ${request.method}.`,
  });
}
