import { defineArea, provide } from '../area/index.ts';
import { clock, database, developmentOrigins, log, webOrigin } from '../runtime/index.ts';
import { originsOf, storeList, webOrigins } from '../store-list/index.ts';
import { openStoreList } from './open-store-list.ts';
import { registerOrigins } from './register-origins.ts';
import { storeHosts } from './store-hosts.ts';

export const storesArea = defineArea({
  name: 'stores',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['catalog', 'search'] },
  settings: [storeHosts, developmentOrigins],
  provides: [
    provide(storeList, { needs: { database, clock, log, hosts: storeHosts, webOrigin }, open: openStoreList }),
    provide(webOrigins, {
      needs: { webOrigin, stores: storeList, development: developmentOrigins },
      open: ({ webOrigin, stores, development }) => originsOf(webOrigin, stores, development),
    }),
  ],
  needs: { stores: storeList, origins: webOrigins },
  routes: (app, { stores, origins }) => registerOrigins(app, stores, origins),
});
