import { timingSafeEqual } from 'node:crypto';
import type { Pool } from '@quartermaster/database';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainPage } from '../../http/index.ts';
import type { Clock, Randomness } from '../../runtime/index.ts';
import { problemOf, logProblem, type Wiring } from '../../wire/index.ts';
import { beginOperatorSession, endOperatorSession } from '../operators/operator-session.ts';
import type { DeskCookies } from '../wire/desk-cookies.ts';
import type { DeskIdentity } from './desk-identity.ts';

export interface DeskSignInOptions {
  readonly database: Pool;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly cookies: DeskCookies;
  readonly timeout: number;
  readonly identity: DeskIdentity;
  readonly checkRate: Wiring['checkRate'];
}

/** Pages of the desk for those who are not let in. They say that, and nothing of what is behind. */
const unfinished = '/desk/sign-in-again';
const noAccess = '/desk/no-access';

type Returned = Readonly<Partial<Record<'code' | 'state', string | string[]>>>;

/** The two addresses of a sign-in: the way to the identity server, and the way back (docs/decisions/0160-sign-in-at-the-desk.md). */
export function registerDeskSignIn(app: FastifyInstance, options: DeskSignInOptions): void {
  const { cookies, identity, checkRate } = options;
  app.setErrorHandler((error, request, reply) => {
    const failed = problemOf(error);
    logProblem(request, failed);
    return reply.code(failed.status).type('text/html; charset=utf-8').send(plainPage(failed.title, [failed.message]));
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await checkRate('all', request);
    await checkRate('signIn', request);
  });
  app.get('/sign-in', async (_request, reply) => {
    const { address, begun } = await identity.begin();
    cookies.setSignIn(reply, begun);
    return reply.redirect(address, 303);
  });
  app.get<{ Querystring: Returned }>('/signed-in', async (request, reply) => {
    const begun = cookies.begunSignIn(request.cookies);
    cookies.clearSignIn(reply);
    const { code, state } = request.query;
    if (begun === null || typeof state !== 'string' || !isSame(state, begun.state)) return reply.redirect(unfinished, 303);
    const person = typeof code === 'string' ? await identity.finish(code, begun.verifier) : null;
    if (person === null) return reply.redirect(unfinished, 303);
    return admit(request, reply, person, options);
  });
}

async function admit(request: FastifyRequest, reply: FastifyReply, person: Parameters<typeof beginOperatorSession>[2], { database, clock, randomness, cookies, timeout }: DeskSignInOptions): Promise<FastifyReply> {
  const former = request.cookies[cookies.session] ?? '';
  if (former !== '') await endOperatorSession(database, former);
  const cookie = randomness.token(32);
  const operator = await beginOperatorSession(database, cookie, person, clock.now(), timeout);
  if (operator === null) {
    request.log.warn('an account that is no operator’s was refused at the desk');
    cookies.clearSession(reply);
    return reply.redirect(noAccess, 303);
  }
  cookies.setSession(reply, cookie);
  return reply.redirect('/desk', 303);
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
