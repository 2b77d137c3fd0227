import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainPage } from '../http/index.ts';
import type { Clock } from '../runtime/index.ts';
import { logProblem, problemEnvelope, problemOf } from '../wire/index.ts';

/** A program asks: it takes JSON, and no page. */
export function wantsJson({ headers: { accept = '' } }: FastifyRequest): boolean {
  const types = accept.toLowerCase();
  return /\bapplication\/([\w.-]+\+)?json\b/.test(types) && !types.includes('text/html');
}

/** The answer where there is no page: words for a person, an envelope for a program that asks for JSON. */
export function sendErrorPage(error: unknown, request: FastifyRequest, reply: FastifyReply, clock: Clock): FastifyReply {
  const problem = problemOf(error);
  logProblem(request, problem);
  if (problem.retryAfter !== null) reply.header('retry-after', problem.retryAfter);
  reply.code(problem.status).header('cache-control', 'no-store').header('vary', 'accept');
  if (wantsJson(request)) return reply.send(problemEnvelope(problem, request.id, clock.now(), {}));
  return reply.type('text/html; charset=utf-8').send(plainPage(problem.title, [problem.message, `Error id: ${request.id}`], true));
}

export const sendNotBuilt = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .type('text/html; charset=utf-8')
    .send(plainPage('The web is not built', ['The server runs, but its pages have not been built yet.', 'Run "npm start" in the project folder, or "npm run build" and start the server again.']));
