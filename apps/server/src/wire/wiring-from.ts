import * as runtime from '../runtime/index.ts';
import { storeList, webOrigins } from '../store-list/index.ts';
import { businessCounts, callers, cartSummaries, clientMessages } from './tokens.ts';
import type { Wiring } from './wiring.ts';

/** The wiring of a server process but for its rate checks and turns, which come with the HTTP application. */
export function wiringFrom(valueOf: <Value>(source: runtime.Source<Value>) => Value): Omit<Wiring, 'checkRate' | 'inTurn' | 'unproved'> {
  const randomness = valueOf(runtime.randomness);
  return {
    database: valueOf(runtime.database),
    clock: valueOf(runtime.clock),
    randomness,
    cookies: { cookieKey: valueOf(runtime.cookieKey), acceptedKey: valueOf(runtime.acceptedCookieKey), secure: valueOf(runtime.webOrigin).startsWith('https:'), randomness },
    stores: valueOf(storeList),
    origins: valueOf(webOrigins),
    appServerId: valueOf(runtime.processId),
    sessionTimeout: valueOf(runtime.sessionTimeout),
    callerOf: valueOf(callers),
    cartSummary: valueOf(cartSummaries),
    messages: valueOf(clientMessages),
    counts: valueOf(businessCounts),
  };
}
