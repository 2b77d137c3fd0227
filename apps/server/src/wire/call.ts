import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { browserMarkHeader, developmentOriginHeader, websocketIdHeader, type SessionAttributes } from '@quartermaster/contracts';
import { BrowserSession } from '../session/index.ts';
import type { ListedStore } from '../store-list/index.ts';
import { nobody, type Caller, type SignOn } from './caller.ts';
import { sessionExpired, signInRequired, storeRefused } from './problem.ts';
import type { Implementation } from './implement.ts';
import type { Buyer, RequestContext } from './request-context.ts';
import { sessionAttributes } from './session-attributes.ts';
import { storeOf } from './store-choice.ts';
import { presentationOf, TokenRefused } from './token-presentation.ts';
import type { Wiring } from './wiring.ts';
import { changesSomething } from './xsrf-check.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for calls of the API and for pages, from their first hook on. */
    call: Call | null;
    /** The code of the problem with which it was answered. */
    refusedWith: string | null;
    /** The path of the service whose screen is the page that was asked for; null where none is shown. */
    shownPage: string | null;
  }
}

/** One HTTP call while it is served: known from its first byte on, so that an error answer can use it too. */
export class Call {
  readonly session: BrowserSession;
  /** Where the caller's browser reaches this server. */
  readonly webOrigin: string;
  store: ListedStore;
  buyer: Buyer | null = null;
  /** As the buyer’s session was read, or as the answer has it. */
  unreadMessages = 0;
  /** Why a token that came was not taken for its bearer's. */
  refusal: TokenRefused | null = null;

  constructor(request: FastifyRequest, wiring: Wiring) {
    this.session = new BrowserSession(request.cookies, wiring.cookies);
    this.webOrigin = wiring.origins.developedAt(request.headers[developmentOriginHeader.toLowerCase()]) ?? wiring.origins.of(request.hostname);
    const query = request.query as Readonly<Record<string, unknown>> | undefined;
    this.store = storeOf({ header: request.headers['x-store'], query: query?.['store'], hostname: request.hostname }, wiring.stores);
  }
}

/**
 * Finds out who calls: a token that holds, in a live session of the same buyer. Neither is worth anything alone.
 *
 * @throws Problem 401 when the service is for buyers, when a token came that no longer holds and the service minds it, or when
 *   the session is over
 * @throws Problem 403 when the service is for buyers, and the store not for this one
 */
export async function identify(request: FastifyRequest, call: Call, implementation: Implementation, wiring: Wiring): Promise<Buyer | null> {
  const { service, signOn, staleToken } = implementation;
  const carriesToken = request.headers.authorization !== undefined;
  if (signOn === 'unasked' || (!carriesToken && service.access !== 'buyer')) return null;
  const { session, buyer, storeRefusal, unreadMessages } = await callerOf(request, call, { ...implementation, signOn }, wiring);
  if (session === 'over' && staleToken !== 'ignore') {
    call.session.rotate();
    throw sessionExpired();
  }
  call.unreadMessages = unreadMessages;
  if (buyer !== null) return buyer;
  if (service.access === 'buyer') throw storeRefusal === null ? signInRequired() : storeRefused(storeRefusal, call.store.members?.validationPath ?? '/vs/access_denied');
  if (carriesToken && storeRefusal === null && mindsToken(staleToken, session)) {
    throw signInRequired('Your sign-in has expired. Sign in again to continue.');
  }
  return null;
}

/** A sign-in that is not complete does not make a buyer yet, and takes nothing from the visitor: their cart comes along. */
const mindsToken = (staleToken: Implementation['staleToken'], session: Caller['session']): boolean =>
  (staleToken === 'refuse' && session !== 'begun') || (staleToken === 'renew' && session === 'live');

/**
 * While the identity server's keys cannot be had, public pages go on without a name. Everything else fails instead: "no buyer
 * is signed in" would make the web throw good tokens away.
 */
async function callerOf(request: FastifyRequest, call: Call, implementation: Implementation & { readonly signOn: SignOn }, wiring: Wiring): Promise<Caller> {
  const { service, signOn, staleToken } = implementation;
  try {
    return await wiring.callerOf({ sessionId: call.session.id, presented: presentationOf(request, call.webOrigin, changesSomething(implementation)), store: call.store, signOn });
  } catch (error) {
    if (error instanceof TokenRefused) {
      call.refusal = error;
      request.log.info({ refusal: error.code, why: error.message }, 'a token was refused');
      return nobody;
    }
    if (staleToken === 'refuse' || service.background === true || service.access === 'buyer') throw error;
    request.log.warn({ err: error }, 'a token could not be checked; the call is served as a visitor’s');
    return nobody;
  }
}

/** The session attributes of a caller, without the cart. */
export const sessionAttributesOf = (request: FastifyRequest, call: Call, wiring: Wiring): Omit<SessionAttributes, 'cartSummary'> =>
  sessionAttributes({ store: call.store, buyer: call.buyer, unreadMessages: call.unreadMessages, ipAddress: request.ip, appServerId: wiring.appServerId, sessionTimeout: wiring.sessionTimeout });

export function contextOf(request: FastifyRequest, call: Call, wiring: Wiring): RequestContext {
  return {
    database: wiring.database,
    store: call.store,
    stores: wiring.stores,
    webOrigin: call.webOrigin,
    session: call.session,
    buyer: call.buyer,
    carriesToken: request.headers.authorization !== undefined,
    clock: wiring.clock,
    randomness: wiring.randomness,
    log: request.log,
    requestId: request.id,
    ipAddress: request.ip,
    webSocketId: wiring.messages.webSocketIdOf(request.headers[websocketIdHeader.toLowerCase()], call.session.id),
    browserMark: browserMarkOf(request.headers[browserMarkHeader.toLowerCase()]),
    messages: wiring.messages,
    counts: wiring.counts,
    sessionAttributes: sessionAttributesOf(request, call, wiring),
  };
}

const browserMarkOf = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && /^[\w-]{16,64}$/.test(header) ? createHash('sha256').update(header).digest('base64url') : null;
