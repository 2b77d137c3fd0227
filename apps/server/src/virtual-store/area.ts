import { membershipRules } from '@quartermaster/deployment';
import { byDefault, defineArea, provide } from '../area/index.ts';
import { identity, storeAccess } from '../login/index.ts';
import { log } from '../runtime/index.ts';
import { storeList } from '../store-list/index.ts';
import { forgetOldEmailCodes } from './department/code-store.ts';
import { departmentKinds } from './department/department-services.ts';
import { globalSupplyKinds } from './global-supply/global-supply-services.ts';
import { boundServices, shippedImplementations } from './kinds/bound-services.ts';
import { applyRules } from './membership/apply-rules.ts';
import { emailDomainRule } from './membership/email-domain-rule.ts';
import { memberDomains } from './membership/member-domains.ts';
import { stateOrLocalRule } from './membership/state-or-local-rule.ts';
import { stateValidation } from './membership/state-validation.ts';
import { storeAccess as accessOf } from './membership/store-access.ts';
import { storeMembers as membersOf } from './membership/store-members.ts';
import { virtualStart } from './start/start-page.ts';
import { boundServiceFinder, implementedKinds, storeMembers } from './tokens.ts';

export const virtualStoreArea = defineArea({
  name: 'virtual-store',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['login'] },
  settings: [memberDomains],
  points: [byDefault(membershipRules, 'email-domain', { open: () => emailDomainRule }), byDefault(membershipRules, 'state-or-local', { open: () => stateOrLocalRule })],
  provides: [
    provide(storeMembers, { needs: { rules: membershipRules, domains: memberDomains, log }, open: membersOf }),
    provide(storeAccess, { needs: { storeMembers }, open: ({ storeMembers }) => accessOf(storeMembers) }),
    provide(implementedKinds, {
      needs: { identity, storeMembers },
      open: ({ identity, storeMembers }) => [virtualStart, ...globalSupplyKinds, ...departmentKinds(identity, storeMembers), stateValidation(storeMembers)],
    }),
    provide(boundServiceFinder, { needs: { kinds: implementedKinds, stores: storeList }, open: ({ kinds, stores }) => boundServices(kinds, stores) }),
  ],
  needs: { kinds: implementedKinds, storeMembers, stores: storeList },
  services: ({ kinds }) => shippedImplementations(kinds),
  cleanUp: [forgetOldEmailCodes],
  start: async ({ storeMembers, stores }) => applyRules(storeMembers, stores),
});
