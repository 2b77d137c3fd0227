import type { FastifyRequest } from 'fastify';
import type { StoreName } from '@quartermaster/contracts';
import { BrowserSession } from '../session/browser-session.ts';
import { problem, signInRequired } from './problem.ts';
import type { Implementation } from './implement.ts';
import type { Buyer, RequestContext } from './request-context.ts';
import { storeOf } from './store-choice.ts';
import { presentationOf, TokenRefused, type TokenPresentation } from './token-presentation.ts';
import type { Wiring } from './wiring.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for calls of the API and for pages, from their first hook on. */
    call: Call | null;
  }
}

/** One HTTP call while it is served: known from its first byte on, so that an error answer can use it too. */
export class Call {
  readonly session: BrowserSession;
  store: StoreName;
  buyer: Buyer | null = null;
  /** Why a token that came was not taken for its bearer's. */
  refusal: TokenRefused | null = null;

  constructor(request: FastifyRequest, wiring: Wiring) {
    this.session = new BrowserSession(request.cookies, wiring.cookies);
    const query = request.query as Readonly<Record<string, unknown>> | undefined;
    this.store = storeOf({ header: request.headers['x-store'], query: query?.['store'], hostname: request.hostname }, wiring.storeHosts);
  }
}

/**
 * Finds out who calls, by token alone: a token wins over a cookie, and a cookie alone signs nobody in.
 *
 * @throws Problem 401 when the service is for buyers, or when a token came that no longer holds and the service minds it
 */
export async function identify(request: FastifyRequest, implementation: Implementation, wiring: Wiring): Promise<Buyer | null> {
  const { authorization } = request.headers;
  const presented = presentationOf(request);
  const buyer = presented === null ? null : await buyerOf(presented, request, implementation, wiring);
  if (buyer !== null) return buyer;
  if (implementation.service.access === 'buyer') throw signInRequired();
  if (authorization !== undefined && implementation.staleToken === 'refuse') {
    throw signInRequired('Your sign-in has expired. Sign in again to continue.');
  }
  return null;
}

/**
 * While the identity server's keys cannot be had, public pages go on without a name. Background calls fail instead: "nobody
 * is signed in" would make the web throw good tokens away.
 */
async function buyerOf(presented: TokenPresentation, request: FastifyRequest, { service, staleToken }: Implementation, wiring: Wiring): Promise<Buyer | null> {
  try {
    return await wiring.buyerOf(presented.token, request.log, presented);
  } catch (error) {
    if (error instanceof TokenRefused) {
      if (request.call !== null) request.call.refusal = error;
      request.log.info({ refusal: error.code, why: error.message }, 'a token was refused');
      return null;
    }
    if (staleToken === 'refuse' || service.background === true) throw error;
    request.log.warn({ err: error }, 'a token could not be checked; the call is served as a visitor’s');
    return null;
  }
}

/** POST, and the GETs that change something, must prove that a page of ours sent them. */
export function checkXsrf(request: FastifyRequest, implementation: Implementation, call: Call): void {
  const { method, changesState } = implementation.service;
  if (method !== 'POST' && changesState !== true) return;
  if (call.session.provesItself(request.headers['x-xsrf-token'])) return;
  throw problem({
    status: 403,
    code: 'XSRF_TOKEN_INVALID',
    title: 'Authorization Error',
    message: 'The request does not carry the X-XSRF-TOKEN header that belongs to its session. Reload the page and try again.',
  });
}

export function contextOf(request: FastifyRequest, call: Call, wiring: Wiring): RequestContext {
  return {
    database: wiring.database,
    store: call.store,
    session: call.session,
    buyer: call.buyer,
    clock: wiring.clock,
    randomness: wiring.randomness,
    log: request.log,
    requestId: request.id,
    ipAddress: request.ip,
    webSocketId: wiring.messages.webSocketIdOf(request.headers['x-websocket-id'], call.session.id),
    messages: wiring.messages,
  };
}
