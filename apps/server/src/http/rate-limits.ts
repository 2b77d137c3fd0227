import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '@quartermaster/database';
import { setting } from '../runtime/index.ts';
import { tooManyRequests, type RateClass } from '../wire/index.ts';
import { sessionOf } from './session-of.ts';

/** Calls a minute, at all processes of a supervisor together. Several supervisors multiply them, and a proxy may add its own. An IPv6 address counts as its /64. */
export interface RateLimits {
  /** All requests of one address. Many buyers of one agency may share one. */
  readonly all: number;
  /** Searches and completions of one session. */
  readonly search: number;
  /** Steps of signing in, and asking for a forgotten user id or a card, by address. */
  readonly signIn: number;
  /** Messages to the help desk and requests for accounts, by address: each is a mail to somebody. */
  readonly messages: number;
  /** Sessions that begin, by address: each has limits of its own, so they are not free. */
  readonly sessions: number;
  /** Changes that one session makes to purchase orders and messages: each is mail to a vendor, or a row that is kept. */
  readonly purchaseOrders: number;
  /** Changes that one session makes to its address book: each may ask the directory of activities, or a checking service. */
  readonly addresses: number;
  /** Documents of vendors' systems whose secret is not known to be right, by address and by the name of their sender. */
  readonly vendorSecrets: number;
}

export const defaultRateLimits: RateLimits = { all: 3000, search: 300, signIn: 120, messages: 10, sessions: 600, purchaseOrders: 60, addresses: 120, vendorSecrets: 60 };

const limit = (variable: string, otherwise: number, doc: string) => setting.wholeNumber(variable, { otherwise, least: 1, most: 1_000_000, doc });

export const rateLimitSettings = {
  all: limit('RATE_LIMIT_ALL', defaultRateLimits.all, 'calls a minute of one address'),
  search: limit('RATE_LIMIT_SEARCH', defaultRateLimits.search, 'searches and completions a minute of one session'),
  signIn: limit('RATE_LIMIT_SIGN_IN', defaultRateLimits.signIn, 'steps of signing in, and requests for user ids and cards, a minute of one address'),
  messages: limit('RATE_LIMIT_MESSAGES', defaultRateLimits.messages, 'messages to the help desk, and requests for accounts, a minute of one address'),
  sessions: limit('RATE_LIMIT_SESSIONS', defaultRateLimits.sessions, 'sessions that begin a minute at one address'),
  purchaseOrders: limit('RATE_LIMIT_PURCHASE_ORDERS', defaultRateLimits.purchaseOrders, 'changes to purchase orders and messages a minute of one session'),
  addresses: limit('RATE_LIMIT_ADDRESSES', defaultRateLimits.addresses, 'changes to an address book, imports and codes of activities that are tried, a minute of one session'),
  vendorSecrets: limit('RATE_LIMIT_VENDOR_SECRETS', defaultRateLimits.vendorSecrets, 'cXML documents a minute, of one address and of one sender, that have not proved yet who sends them'),
};

/** Reports of failures that browsers send, by address, a minute: the first ones tell what is to be told. */
const mostReports = 20;

/** What counts by session where the browser proves one, so that neighbors do not slow each other. */
function sessionOrAddress(request: FastifyRequest): string {
  const session = sessionOf(request);
  return session === null ? `address ${networkOf(request.ip)}` : `session ${session}`;
}

/** The check that the wire calls; @fastify/rate-limit must be registered. */
export function rateChecks(app: FastifyInstance, limits: RateLimits): (rateClass: RateClass | 'all' | 'sessions', request: FastifyRequest) => Promise<void> {
  const timeWindow = '1 minute';
  const checks = {
    all: app.createRateLimit({ max: limits.all, timeWindow, keyGenerator: (request) => `all ${networkOf(request.ip)}` }),
    search: app.createRateLimit({ max: limits.search, timeWindow, keyGenerator: (request) => `search ${sessionOrAddress(request)}` }),
    reports: app.createRateLimit({ max: mostReports, timeWindow, keyGenerator: (request) => `reports ${networkOf(request.ip)}` }),
    messages: app.createRateLimit({ max: limits.messages, timeWindow, keyGenerator: (request) => `messages ${networkOf(request.ip)}` }),
    signIn: app.createRateLimit({ max: limits.signIn, timeWindow, keyGenerator: (request) => `sign-in ${networkOf(request.ip)}` }),
    purchaseOrders: app.createRateLimit({ max: limits.purchaseOrders, timeWindow, keyGenerator: (request) => `purchase-orders ${sessionOrAddress(request)}` }),
    addresses: app.createRateLimit({ max: limits.addresses, timeWindow, keyGenerator: (request) => `addresses ${sessionOrAddress(request)}` }),
    sessions: app.createRateLimit({ max: limits.sessions, timeWindow, keyGenerator: (request) => `sessions ${networkOf(request.ip)}` }),
  };
  return async (rateClass, request) => {
    const answer = await checks[rateClass](request);
    if (!answer.isAllowed && answer.isExceeded) throw tooManyRequests(Math.max(1, answer.ttlInSeconds));
  };
}
