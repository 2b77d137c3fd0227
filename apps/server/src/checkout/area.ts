import { defineArea, provide } from '../area/index.ts';
import { firstSignInHooks } from '../login/index.ts';
import { database, demoAccounts } from '../runtime/index.ts';
import { addSampleActivities, addSampleAddresses } from './address/sample-addresses.ts';
import { checkoutServices } from './checkout-services.ts';

export const checkoutArea = defineArea({
  name: 'checkout',
  provides: [provide(firstSignInHooks, { needs: { demoAccounts }, open: ({ demoAccounts }) => (demoAccounts ? [addSampleAddresses] : []) })],
  needs: { database, demoAccounts },
  services: () => checkoutServices(),
  async start({ database, demoAccounts }) {
    if (demoAccounts) await addSampleActivities(database);
  },
});
