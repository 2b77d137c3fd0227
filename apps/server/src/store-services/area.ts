import { defineArea, provide } from '../area/index.ts';
import { clock, cookieKey, database } from '../runtime/index.ts';
import { storeFailures } from '../store-failures/index.ts';
import { boundServiceFinder } from '../virtual-store/index.ts';
import { storeServiceFinder, type FindStoreService } from '../wire/index.ts';
import { defaultAskLimits } from './ask-upstream.ts';
import { StoreServices } from './store-services.ts';
import { storeServices, upstreamLimits } from './tokens.ts';

export const storeServicesArea = defineArea({
  name: 'store-services',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['stores'] },
  provides: [
    provide(upstreamLimits, { open: () => defaultAskLimits }),
    provide(storeServices, {
      needs: { database, clock, cookieKey, failures: storeFailures, limits: upstreamLimits },
      open: (given) => new StoreServices(given),
      close: (services) => services.close(),
    }),
    // The marketplace's own services count first: a store's own service cannot take their place.
    provide(storeServiceFinder, {
      needs: { services: storeServices, bound: boundServiceFinder },
      open: ({ services, bound }): FindStoreService => async (...asked) => (await bound(...asked)) ?? services.find(...asked),
    }),
  ],
});
