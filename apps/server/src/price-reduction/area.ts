import { defineArea } from '../area/index.ts';
import { cartOnward } from '../cart/index.ts';
import { clock, database, randomness, webOrigin } from '../runtime/index.ts';
import { vendorTrial } from '../vendor-delivery/index.ts';
import { passTime } from './clock.ts';
import { forgetOldReductionLinks } from './link.ts';
import { registerReductionPage } from './page/register-reduction-page.ts';
import { reducePriceServices } from './request/reduce-price-services.ts';
import { contractingOffice } from './settings.ts';

export const priceReductionArea = defineArea({
  name: 'price-reduction',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['login'] },
  settings: [contractingOffice],
  needs: { database, clock, randomness, webOrigin, onward: cartOnward, isVendorTrial: vendorTrial, contractingOffice },
  services: ({ onward, webOrigin, isVendorTrial, contractingOffice }) => reducePriceServices({ onward, webOrigin, isVendorTrial, contractingOffice }),
  routes: (app, { database, clock, randomness, webOrigin }, { wiring }) => registerReductionPage(app, { database, clock, randomness, webOrigin, checkRate: wiring.checkRate }),
  cleanUp: [(pool, now, { webOrigin, randomness }) => passTime(pool, now, { webOrigin, randomness }), forgetOldReductionLinks],
});
