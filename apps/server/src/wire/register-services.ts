import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionAttributes } from '@quartermaster/contracts';
import { Call, checkXsrf, contextOf, identify } from './call.ts';
import { namedEnvelope, problemEnvelope, redirectEnvelope } from './envelope.ts';
import { problemOf } from './error-problem.ts';
import type { Implementation } from './implement.ts';
import { checkRequest, requestFields } from './input.ts';
import { pathUnknown, problem, type Problem } from './problem.ts';
import type { DocumentReply, Reply } from './reply.ts';
import { sessionAttributes, withCartSummary } from './session-attributes.ts';
import type { Wiring } from './wiring.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for calls of the API, from their first hook on. */
    call: Call | null;
  }
}

/** Largest request body, in bytes. */
export const bodyLimit = 256 * 1024;

/** Makes one route for each implementation, and gives every error of the API its envelope. Register it under `/advantage/rs`. */
export function registerServices(app: FastifyInstance, implementations: readonly Implementation[], wiring: Wiring): void {
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('call', null);
  app.addHook('onRequest', async (request, reply) => {
    request.call = new Call(request, wiring);
    reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, problemOf(error), wiring));
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, unknownPath(app, request, implementations), wiring));
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

async function serve(request: FastifyRequest, reply: FastifyReply, implementation: Implementation, wiring: Wiring): Promise<unknown> {
  const call = request.call ?? new Call(request, wiring);
  if (implementation.rateClass !== null) await wiring.checkRate(implementation.rateClass, request);
  checkXsrf(request, implementation, call);
  call.buyer = await identify(request, implementation, wiring);
  const checked = checkRequest(implementation.service, requestFields(request.query, request.body));
  const context = contextOf(request, call, wiring);
  const answer = await implementation.handle(checked, context);
  return sendReply(request, reply, implementation, answer, wiring);
}

async function sendReply(
  request: FastifyRequest,
  reply: FastifyReply,
  implementation: Implementation,
  answer: Reply,
  wiring: Wiring,
): Promise<unknown> {
  if (answer.kind === 'problem') throw answer;
  const call = request.call ?? new Call(request, wiring);
  if (answer.kind === 'document') {
    call.session.writeCookies(reply);
    return sendDocument(reply, answer);
  }
  const session = await attributesOf(request, call, wiring);
  const envelope =
    answer.kind === 'redirect' ? redirectEnvelope(answer, session) : namedEnvelope(implementation.service, answer, session);
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

async function attributesOf(request: FastifyRequest, call: Call, wiring: Wiring): Promise<SessionAttributes> {
  const context = contextOf(request, call, wiring);
  const facts = { store: call.store, buyer: call.buyer, ipAddress: request.ip, appServerId: wiring.appServerId };
  return withCartSummary(sessionAttributes(facts), await wiring.cartSummary(context));
}

/** The log says what went wrong and why; the answer says what to do. Neither holds what was sent. */
async function sendProblem(request: FastifyRequest, reply: FastifyReply, answer: Problem, wiring: Wiring): Promise<unknown> {
  const facts = { code: answer.code, status: answer.status, fields: answer.fieldErrors.map(({ field }) => field) };
  if (answer.status >= 500) request.log.error({ ...facts, err: answer.cause ?? answer }, answer.message);
  else request.log.info(facts, 'refused');
  const call = request.call ?? new Call(request, wiring);
  const facts2 = { store: call.store, buyer: call.buyer, ipAddress: request.ip, appServerId: wiring.appServerId };
  // A caller who must slow down, and a server in trouble, are not helped by another query.
  const cheap = answer.status >= 500 || answer.status === 429;
  const session = cheap ? sessionAttributes(facts2) : await attributesOf(request, call, wiring).catch(() => sessionAttributes(facts2));
  if (answer.retryAfter !== null) reply.header('retry-after', answer.retryAfter);
  if (answer.status === 401) reply.header('www-authenticate', request.headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"');
  call.session.writeCookies(reply);
  return reply.code(answer.status).send(problemEnvelope(answer, request.id, wiring.clock.now(), session));
}

function unknownPath(app: FastifyInstance, request: FastifyRequest, implementations: readonly Implementation[]): Problem {
  const path = request.url.split('?', 1)[0] ?? '';
  const known = implementations.find(({ service }) => `${app.prefix}${service.path}` === path);
  if (known === undefined) return pathUnknown(path);
  const method = known.service.method === 'POST' ? 'POST' : 'GET';
  return problem({
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
    title: 'Unexpected request',
    message: `${path.slice(0, 200)} takes ${method}, not ${request.method}.`,
  });
}
