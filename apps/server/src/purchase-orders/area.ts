import { defineArea } from '../area/index.ts';
import { clock, database, randomness, webOrigin } from '../runtime/index.ts';
import { noteWebAddress } from './buyer-mail/web-address.ts';
import { forgetOldLinks } from './link/vendor-link.ts';
import { registerVendorPage } from './page/register-vendor-page.ts';

export const purchaseOrdersArea = defineArea({
  name: 'purchase-orders',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['orderhistory'] },
  needs: { database, clock, randomness, webOrigin },
  routes: (app, given, { wiring }) => registerVendorPage(app, { ...given, checkRate: wiring.checkRate }),
  start: ({ database, webOrigin }) => noteWebAddress(database, webOrigin),
  cleanUp: [forgetOldLinks],
});
