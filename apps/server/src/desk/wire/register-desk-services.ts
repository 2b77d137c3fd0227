import { Readable } from 'node:stream';
import { mayUse, type DeskService, type Refusal } from '@quartermaster/contracts-desk';
import { withTransaction, type Pool } from '@quartermaster/database';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf, type Clock } from '../../runtime/index.ts';
import type { StoreList } from '../../store-list/index.ts';
import { logProblem, pathUnknown, problem, problemOf, requestInvalid, unstorableText, type Wiring } from '../../wire/index.ts';
import { noteChange } from '../audit/audit-log.ts';
import { operatorOf } from '../operators/operator-session.ts';
import type { DeskCookies } from './desk-cookies.ts';
import type { DeskContext, DeskImplementation, StreamedFile } from './implement-desk.ts';

export interface DeskServicesOptions {
  readonly database: Pool;
  readonly clock: Clock;
  readonly cookies: DeskCookies;
  /** Looked at anew before each call, as calls of buyers do: a process that serves the desk alone knows of a change, too. */
  readonly stores: Pick<StoreList, 'refresh'>;
  /** Seconds without a call after which a session ends. */
  readonly timeout: number;
  readonly implementations: readonly DeskImplementation[];
  readonly checkRate: Wiring['checkRate'];
}

/** Milliseconds for a file: it comes piece by piece, as fast as its reader takes it. */
const fileTimeout = 3_600_000;

/** Makes a route of each service, below {@link deskBase}: who calls, whether they may, whether a page of the desk sent it, and then what it asks for. */
export function registerDeskServices(desk: FastifyInstance, options: DeskServicesOptions): void {
  desk.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await options.checkRate('all', request);
    await options.stores.refresh();
  });
  desk.setErrorHandler((error, request, reply) => refuse(request, reply, error));
  desk.setNotFoundHandler((request, reply) => refuse(request, reply, pathUnknown(pathOf(request))));
  // Else the pages of the web, which take every other address, would answer.
  for (const url of ['/', '/*']) desk.route({ url, method: ['GET', 'HEAD'], handler: (_request, reply) => reply.callNotFound() });
  const callers = new WeakMap<FastifyRequest, DeskContext>();
  for (const implementation of options.implementations) {
    const { path, method, bodyLimit } = implementation.service;
    desk.route({
      url: path, method, exposeHeadRoute: false, ...(bodyLimit !== undefined && { bodyLimit }), ...(implementation.kind === 'file' && { handlerTimeout: fileTimeout }),
      // Before the body is read: a large one of a stranger never is.
      onRequest: async (request) => void callers.set(request, await callerOf(request, implementation.service, options)),
      handler: async (request, reply) => serve(request, reply, implementation, callers.get(request)),
    });
  }
}

/** Who calls, when they may and when a page of the desk sent it. @throws Problem 401 or 403 */
async function callerOf(request: FastifyRequest, service: DeskService, options: DeskServicesOptions): Promise<DeskContext> {
  const context = await contextOf(request, options);
  if (!mayUse(context.operator.role, service.role)) throw roleRefused();
  if (service.method === 'POST' && !options.cookies.isXsrfToken(context.cookie, request.headers['x-xsrf-token'])) throw foreignCall();
  return context;
}

async function serve(request: FastifyRequest, reply: FastifyReply, implementation: DeskImplementation, context: DeskContext | undefined): Promise<FastifyReply> {
  if (context === undefined) throw signInRequired();
  const { service } = implementation;
  const checked = service.request.safeParse(service.method === 'POST' ? request.body ?? {} : request.query);
  if (!checked.success) throw requestInvalid(checked.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
  const unstorable = unstorableText(checked.data);
  if (unstorable.length > 0) throw requestInvalid(unstorable);
  if (implementation.kind === 'file') return sendFile(reply, implementation.file(checked.data, context));
  return reply.send(service.answer.parse(await answerOf(implementation, checked.data, context)));
}

/** What fails after the first piece breaks the connection off: the browser says that the file did not come whole. */
function sendFile(reply: FastifyReply, { fileName, contentType, pieces }: StreamedFile): FastifyReply {
  reply.header('content-disposition', `attachment; filename="${fileName}"`);
  return reply.type(contentType).send(Readable.from(pieces));
}

function answerOf(implementation: Exclude<DeskImplementation, { readonly kind: 'file' }>, request: unknown, context: DeskContext): Promise<unknown> {
  switch (implementation.kind) {
    case 'read':
      return implementation.read(request, context);
    case 'write':
      return written(implementation, request, context);
    case 'elsewhere':
      return changedElsewhere(implementation, request, context);
  }
}

/** What the other server was asked for, and then, in one transaction, its entry in the audit log and the rest. */
export async function changedElsewhere({ ask }: Extract<DeskImplementation, { readonly kind: 'elsewhere' }>, request: unknown, context: DeskContext): Promise<unknown> {
  const { answer, change, here, afterward } = await ask(request, context);
  if (change !== null) {
    await withTransaction(context.database, async (connection) => {
      const details = { ...change.details, ...(await here?.(connection)) };
      await noteChange(connection, context.operator, { ...change, details }, context.now);
    });
  }
  await follow(afterward, context);
  return answer;
}

/** The change and its entry in one transaction; then what follows from it. */
async function written({ write }: Extract<DeskImplementation, { readonly kind: 'write' }>, request: unknown, context: DeskContext): Promise<unknown> {
  const { database, operator, now } = context;
  const { answer, afterward } = await withTransaction(database, async (connection) => {
    const changed = await write(request, connection, context);
    if (changed.change !== null) await noteChange(connection, operator, changed.change, now);
    return changed;
  });
  await follow(afterward, context);
  return answer;
}

async function follow(afterward: (() => Promise<void>) | undefined, { log }: DeskContext): Promise<void> {
  await afterward?.().catch((error: unknown) => log.error({ err: error }, 'a change at the desk is made, and what should follow from it failed'));
}

/** @throws Problem 401 */
async function contextOf(request: FastifyRequest, { cookies, database, clock, timeout }: DeskServicesOptions): Promise<DeskContext> {
  const cookie = request.cookies[cookies.session] ?? '';
  const now = clock.now();
  const operator = cookie === '' ? null : await operatorOf(database, cookie, now, timeout);
  if (operator === null) throw signInRequired();
  return { database, operator, cookie, xsrfToken: cookies.xsrfToken(cookie), now, log: request.log };
}

const signInRequired = () =>
  problem({ status: 401, code: 'SIGN_IN_REQUIRED', title: 'Sign In', message: 'Sign in at the desk to go on. A session ends by itself when nothing is done for a while.' });

const roleRefused = () =>
  problem({ status: 403, code: 'ROLE_REFUSED', title: 'Not Allowed', message: 'Your role does not include this. An administrator of the desk can change your role.' });

const foreignCall = () =>
  problem({ status: 403, code: 'XSRF_TOKEN_INVALID', title: 'Not Allowed', message: 'The change did not come from a page of your session. Load the page again and repeat it.' });

function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const refusal = problemOf(error);
  logProblem(request, refusal);
  if (refusal.retryAfter !== null) reply.header('retry-after', refusal.retryAfter);
  const answer: Refusal = { code: refusal.code, message: refusal.message, fieldErrors: refusal.fieldErrors };
  return reply.code(refusal.status).send(answer);
}
