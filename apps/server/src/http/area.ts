import { defineArea, provide } from '../area/index.ts';
import { processes } from '../processes/index.ts';
import {
  cookieKey, cookieSecret, database, databaseUrl, demoAccounts, deploymentFile, host, logLevel, port, processId, secretKey, sessionTimeout, trustedProxies, webOrigin,
} from '../runtime/index.ts';
import { storeList } from '../store-list/index.ts';
import { registerHealth } from './health.ts';
import { rateLimitSettings } from './rate-limits.ts';
import { searchesAtOnce } from './search-turns.ts';
import { rateLimits, trafficLimits } from './tokens.ts';
import { defaultTrafficLimits, trafficLimitSettings } from './traffic/traffic-limits.ts';

export const httpArea = defineArea({
  name: 'http',
  migrations: { folder: new URL('./migrations/', import.meta.url) },
  settings: [
    port, host, databaseUrl, webOrigin, cookieSecret, sessionTimeout, trustedProxies,
    ...Object.values(rateLimitSettings), ...Object.values(trafficLimitSettings), searchesAtOnce, processes, logLevel, deploymentFile, demoAccounts,
  ],
  provides: [
    provide(cookieKey, {
      needs: { database, secret: cookieSecret },
      open: ({ database, secret }) => secretKey(database, 'cookie', secret),
    }),
    provide(rateLimits, { needs: rateLimitSettings, open: (limits) => limits }),
    provide(trafficLimits, { needs: trafficLimitSettings, open: (set) => ({ ...defaultTrafficLimits, ...set }) }),
  ],
  needs: { database, stores: storeList, processId },
  routes: async (app, { database, stores, processId }) => registerHealth(app, database, stores, processId),
});
