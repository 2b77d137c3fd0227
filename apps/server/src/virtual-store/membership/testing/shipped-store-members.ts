import { openLog } from '../../../http/index.ts';
import { emailDomainRule } from '../email-domain-rule.ts';
import { stateOrLocalRule } from '../state-or-local-rule.ts';
import { storeMembers } from '../store-members.ts';

/** The members of stores by the rules that the areas give, where the operator says nothing but that one city is listed. */
export const shippedStoreMembers = storeMembers({
  rules: new Map([['email-domain', emailDomainRule], ['state-or-local', stateOrLocalRule({ isListed: async (emails) => emails.some((email) => email.endsWith('@city.example.us')) })]]),
  domains: (_store, named) => named,
  log: openLog('silent'),
});
