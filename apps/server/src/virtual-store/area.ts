import { defineArea, provide } from '../area/index.ts';
import { identity, storeAccess, storesWithValidation } from '../login/index.ts';
import { forgetOldEmailCodes } from './dhs/code-store.ts';
import { ggsServices } from './ggs-services.ts';
import { memberRules } from './membership/member-rules.ts';
import { storeAccess as accessByRules, storesWithValidation as withValidation } from './membership/store-access.ts';
import { virtualStoreServices } from './virtual-store-services.ts';

export const virtualStoreArea = defineArea({
  name: 'virtual-store',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['login'] },
  settings: [memberRules],
  provides: [
    provide(storeAccess, { needs: { memberRules }, open: ({ memberRules }) => accessByRules(memberRules) }),
    provide(storesWithValidation, { open: () => withValidation }),
  ],
  needs: { identity, memberRules },
  services: ({ identity, memberRules }) => [...ggsServices(), ...virtualStoreServices(identity, memberRules)],
  cleanUp: [forgetOldEmailCodes],
});
