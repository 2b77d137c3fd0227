import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '@quartermaster/database';
import { tooManyRequests } from '../wire/index.ts';
import { inspect, type InspectionSources } from './inspect.ts';
import { inspectorPage } from './inspector-page.ts';
import { inspectorStyleSource } from './inspector-style.ts';
import { signInDocument } from './operator-document.ts';
import { bearerOf, isOwnForm, operatorCookie, OperatorGate, operatorSeconds } from './operator-gate.ts';

/** Where operators see the stores. */
const inspectorPath = '/__stores';

/** Tokens that one address may try in a minute. */
const mostTries = 30;

const policy = `default-src 'none'; style-src ${inspectorStyleSource}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export interface InspectorOptions extends InspectionSources {
  /** Null: there is no such page. */
  readonly token: string | null;
  /** Cookies over HTTPS only. */
  readonly secure: boolean;
}

/** The page of the stores for operators, and the same as JSON (docs/decisions/0063-inspector.md). */
export async function registerInspector(app: FastifyInstance, { token, secure, ...sources }: InspectorOptions): Promise<void> {
  if (token === null) return;
  const gate = new OperatorGate(token, sources.wiring.clock);
  const tries = app.createRateLimit({ max: mostTries, timeWindow: '1 minute', keyGenerator: (request) => `operator ${networkOf(request.ip)}` });
  const isToken = async (request: FastifyRequest, given: string): Promise<boolean> => {
    const answer = await tries(request);
    if (!answer.isAllowed && answer.isExceeded) throw tooManyRequests(Math.max(1, answer.ttlInSeconds));
    return gate.isToken(given);
  };
  const isOperator = async (request: FastifyRequest): Promise<boolean> => {
    const bearer = bearerOf(request);
    return bearer === null ? gate.isCookie(request.cookies[operatorCookie]) : isToken(request, bearer);
  };
  const cookie = { path: inspectorPath, httpOnly: true, sameSite: 'strict', secure } as const;

  await app.register(async (pages) => {
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 2048 }, (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))));
    pages.addHook('onRequest', async (request, reply) => {
      await sources.wiring.checkRate('all', request);
      reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store' });
    });
    pages.get(inspectorPath, async (request, reply) => {
      if (!(await isOperator(request))) return askToken(reply, null);
      return reply.type('text/html; charset=utf-8').send(inspectorPage(await inspect(sources)));
    });
    pages.get(`${inspectorPath}/stores.json`, async (request, reply) => {
      if (await isOperator(request)) return inspect(sources);
      return reply.code(401).header('www-authenticate', 'Bearer realm="stores"').send({ error: 'Send the operator token: Authorization: Bearer ...' });
    });
    pages.post<{ Body: { readonly token?: string } | null }>(`${inspectorPath}/sign-in`, async (request, reply) => {
      if (!isOwnForm(request)) return askToken(reply, 'The form came from another site. Enter the token here.');
      if (!(await isToken(request, request.body?.token?.trim() ?? ''))) {
        request.log.warn('an operator token was refused');
        return askToken(reply, 'This is not the operator token. Check it and try again.');
      }
      request.log.info('an operator signed in');
      return reply.setCookie(operatorCookie, gate.newCookie(), { ...cookie, maxAge: operatorSeconds }).redirect(inspectorPath, 303);
    });
    pages.post(`${inspectorPath}/sign-out`, async (request, reply) => {
      if (isOwnForm(request)) reply.clearCookie(operatorCookie, cookie);
      return reply.redirect(inspectorPath, 303);
    });
  });
}

const askToken = (reply: FastifyReply, problem: string | null): FastifyReply =>
  reply.code(401).header('www-authenticate', 'Bearer realm="stores"').type('text/html; charset=utf-8').send(signInDocument(problem));
