import { membershipRules } from '@quartermaster/deployment';
import { byDefault, defineArea, provide } from '../area/index.ts';
import { identity, storeAccess, storesWithValidation } from '../login/index.ts';
import { log } from '../runtime/index.ts';
import { forgetOldEmailCodes } from './dhs/code-store.ts';
import { ggsServices } from './ggs-services.ts';
import { emailDomainRule } from './membership/email-domain-rule.ts';
import { memberDomains } from './membership/member-domains.ts';
import { stateOrLocalRule } from './membership/state-or-local-rule.ts';
import { storeAccess as accessOf, storesWithValidation as withValidation } from './membership/store-access.ts';
import { storeMembers as membersOf } from './membership/store-members.ts';
import { storeMembers } from './tokens.ts';
import { virtualStoreServices } from './virtual-store-services.ts';

export const virtualStoreArea = defineArea({
  name: 'virtual-store',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['login'] },
  settings: [memberDomains],
  points: [byDefault(membershipRules, 'email-domain', { open: () => emailDomainRule }), byDefault(membershipRules, 'state-or-local', { open: () => stateOrLocalRule })],
  provides: [
    provide(storeMembers, { needs: { rules: membershipRules, domains: memberDomains, log }, open: membersOf }),
    provide(storeAccess, { needs: { storeMembers }, open: ({ storeMembers }) => accessOf(storeMembers) }),
    provide(storesWithValidation, { open: () => withValidation }),
  ],
  needs: { identity, storeMembers },
  services: ({ identity, storeMembers }) => [...ggsServices(), ...virtualStoreServices(identity, storeMembers)],
  cleanUp: [forgetOldEmailCodes],
});
