import { defineArea, provide } from '../area/index.ts';
import { processes } from '../processes/index.ts';
import {
  acceptedCookieKey, acceptedCookieSecret, cookieKey, cookieSecret, database, databaseUrl, demoAccounts, deploymentFile, host, leaveSeconds, logLevel, port, processId, secretKeys, sessionTimeout, trustedProxies, webOrigin,
} from '../runtime/index.ts';
import { storeList } from '../store-list/index.ts';
import { registerHealth } from './health.ts';
import { rateLimitSettings } from './rate-limits.ts';
import { searchesAtOnce } from './search-turns.ts';
import { tlsSettings } from './tls-settings.ts';
import { cookieKeys, rateLimits, trafficLimits } from './tokens.ts';
import { defaultTrafficLimits, trafficLimitSettings } from './traffic/traffic-limits.ts';

export const httpArea = defineArea({
  name: 'http',
  migrations: { folder: new URL('./migrations/', import.meta.url) },
  settings: [
    port, host, databaseUrl, webOrigin, cookieSecret, acceptedCookieSecret, sessionTimeout, leaveSeconds, trustedProxies, ...Object.values(tlsSettings),
    ...Object.values(rateLimitSettings), ...Object.values(trafficLimitSettings), searchesAtOnce, processes, logLevel, deploymentFile, demoAccounts,
  ],
  provides: [
    provide(cookieKeys, {
      needs: { database, secret: cookieSecret, accepted: acceptedCookieSecret },
      open: ({ database, secret, accepted }) => secretKeys(database, 'cookie', secret, accepted),
    }),
    provide(cookieKey, { needs: { keys: cookieKeys }, open: ({ keys }) => keys.current }),
    provide(acceptedCookieKey, { needs: { keys: cookieKeys }, open: ({ keys }) => keys.accepted }),
    provide(rateLimits, { needs: rateLimitSettings, open: (limits) => limits }),
    provide(trafficLimits, { needs: trafficLimitSettings, open: (set) => ({ ...defaultTrafficLimits, ...set }) }),
  ],
  needs: { database, stores: storeList, processId },
  routes: async (app, { database, stores, processId }) => registerHealth(app, database, stores, processId),
});
