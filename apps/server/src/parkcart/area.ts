import { defineArea } from '../area/index.ts';
import { cartLines } from '../cart/index.ts';
import { webOrigin } from '../runtime/index.ts';
import { forgetOldParkedCarts } from './forget-old.ts';
import { forwardServices } from './forward/forward-services.ts';
import { listServices } from './list-services.ts';
import { saveServices } from './save-services.ts';
import { parkedCartSettings } from './settings.ts';

export const parkcartArea = defineArea({
  name: 'parkcart',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['login', 'cart', 'orderhistory'] },
  settings: Object.values(parkedCartSettings),
  needs: { webOrigin, cartLines, ...parkedCartSettings },
  services: ({ webOrigin, ...limits }) => [...listServices(limits), ...saveServices(limits), ...forwardServices(limits, webOrigin)],
  cleanUp: [forgetOldParkedCarts],
});
