import type { FastifyInstance } from 'fastify';
import { usd } from '@quartermaster/contracts';
import { openPool } from '@quartermaster/database';
import { buildApp, type AppOptions } from '../app.ts';
import { openLog } from '../http/log.ts';
import { defaultRateLimits } from '../http/rate-limits.ts';
import { defaultTrafficLimits } from '../http/traffic/traffic-limits.ts';
import { systemClock } from '../runtime/clock.ts';
import { systemRandomness } from '../runtime/randomness.ts';
import { nobody } from '../wire/caller.ts';
import type { ClientMessages } from '../wire/client-messages.ts';
import type { Implementation } from '../wire/implement.ts';
import type { Buyer } from '../wire/request-context.ts';
import type { Wiring } from '../wire/wiring.ts';
import { originsOf } from '../store-list/index.ts';
import { fixedStoreList } from './store-list.ts';

/** No browser is connected. */
const noClients: ClientMessages = {
  send: async () => {},
  sessionChanged: async () => {},
  webSocketIdOf: () => null,
};

/** The HTTP application around a few services, without a database: for tests of the wire alone. */
export function wireApp(
  implementations: readonly Implementation[],
  wiring: Partial<Wiring> = {},
  options: Partial<Omit<AppOptions, 'wiring' | 'implementations'>> = {},
): Promise<FastifyInstance> {
  return buildApp({
    log: openLog('silent'),
    origins: { web: 'http://localhost:8080', identity: 'http://localhost:8081' },
    rateLimits: defaultRateLimits,
    trafficLimits: defaultTrafficLimits,
    trustedProxies: 0,
    searchesAtOnce: 4,
    ...options,
    implementations,
    wiring: {
      database: openPool('postgres://nobody@127.0.0.1:9/none'),
      clock: systemClock,
      randomness: systemRandomness,
      cookies: { cookieKey: new Uint8Array(32), secure: false, randomness: systemRandomness },
      stores: fixedStoreList(),
      origins: originsOf('http://localhost:8080', wiring.stores ?? fixedStoreList()),
      appServerId: 'test',
      sessionTimeout: 1800,
      callerOf: async () => nobody,
      cartSummary: async () => ({ lineCount: 0, subtotal: usd(0) }),
      messages: noClients,
      counts: { orderPlaced() {}, signedIn() {}, registration() {} },
      ...wiring,
    },
  });
}

/** Callers who are known by their tokens alone: for tests in which sessions are no matter. */
export const callersByToken =
  (buyerOf: (token: string) => Buyer | undefined): Wiring['callerOf'] =>
  async ({ presented }) => {
    const buyer = presented === null ? undefined : buyerOf(presented.token);
    return buyer === undefined ? nobody : { session: 'live', buyer, storeRefusal: null, unreadMessages: 0 };
  };
