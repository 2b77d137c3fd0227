import { defineArea, provide } from '../area/index.ts';
import { orderRule } from '../checkout/index.ts';
import { clock, randomness, webOrigin } from '../runtime/index.ts';
import { passTime } from './clock.ts';
import { authorizationRule } from './limit/order-rule.ts';
import { forgetOldSupervisorLinks } from './link/authorization-link.ts';
import { requestServices } from './requests/request-services.ts';
import { supervisorServices } from './supervisor/supervisor-services.ts';

export const authorizationArea = defineArea({
  name: 'authorization',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['login', 'orderhistory', 'purchase-orders'] },
  provides: [
    provide(orderRule, { needs: { clock }, open: ({ clock }) => authorizationRule({ clock }) }),
  ],
  needs: { webOrigin, randomness },
  services: ({ webOrigin }) => [...requestServices(webOrigin), ...supervisorServices(webOrigin)],
  cleanUp: [(pool, now, { webOrigin, randomness }) => passTime(pool, now, { webOrigin, randomness }), forgetOldSupervisorLinks],
});
