import { membershipRules } from '@quartermaster/deployment';
import { byDefault, defineArea, provide } from '../area/index.ts';
import { identity, storeAccess } from '../login/index.ts';
import { clock, database, demoAccounts, log } from '../runtime/index.ts';
import { storeList } from '../store-list/index.ts';
import { departmentKinds } from './department/department-services.ts';
import { globalSupplyKinds } from './global-supply/global-supply-services.ts';
import { governmentOfBuyer } from './governments/government-of.ts';
import { ensureSampleGovernments } from './governments/sample-governments.ts';
import { boundServices, shippedImplementations } from './kinds/bound-services.ts';
import { forgetOldEmailCodes } from './mailed-code/index.ts';
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
  points: [
    byDefault(membershipRules, 'email-domain', { open: () => emailDomainRule }),
    byDefault(membershipRules, 'state-or-local', {
      needs: { database },
      open: ({ database }) => stateOrLocalRule({ isListed: async (emails) => (await governmentOfBuyer(database, emails)) !== null }),
    }),
  ],
  provides: [
    provide(storeMembers, { needs: { rules: membershipRules, domains: memberDomains, log }, open: membersOf }),
    provide(storeAccess, { needs: { storeMembers }, open: ({ storeMembers }) => accessOf(storeMembers) }),
    provide(implementedKinds, {
      needs: { identity, storeMembers, database },
      open: ({ identity, storeMembers, database }) => [virtualStart, ...globalSupplyKinds, ...departmentKinds(identity, storeMembers), stateValidation(storeMembers, async (emails) => (await governmentOfBuyer(database, emails))?.email ?? null)],
    }),
    provide(boundServiceFinder, { needs: { kinds: implementedKinds, stores: storeList }, open: ({ kinds, stores }) => boundServices(kinds, stores) }),
  ],
  needs: { kinds: implementedKinds, storeMembers, stores: storeList, database, clock, isTrial: demoAccounts },
  services: ({ kinds }) => shippedImplementations(kinds),
  cleanUp: [forgetOldEmailCodes],
  start: async ({ storeMembers, stores, isTrial, database, clock }) => {
    if (isTrial) await ensureSampleGovernments(database, clock.now());
    applyRules(storeMembers, stores);
  },
});
