import { defineArea, provide } from '../area/index.ts';
import { identity } from '../login/index.ts';
import { clock } from '../runtime/index.ts';
import { accountKeeper } from './account-keeper.ts';
import { deskClientSettings } from './desk-client.ts';
import { keptAccounts } from './tokens.ts';

export const keptAccountsArea = defineArea({
  name: 'kept-accounts',
  settings: [...Object.values(deskClientSettings)],
  provides: [
    provide(keptAccounts, {
      needs: { ...deskClientSettings, identity, clock },
      open: (given) => accountKeeper({ ...given, config: given.identity.config }),
    }),
  ],
});
