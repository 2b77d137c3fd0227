import type { MembershipBuyer, MembershipRule } from '@quartermaster/deployment';
import { emailDomain } from './email-domain.ts';

const reason = 'This store is for state and local governments. Federal members use the other stores.';

/**
 * Members belong to governments of states, counties and cities (specification, section 6). Agency codes are those of federal agencies, and
 * .mil is the federal armed forces; the others have neither. Takes no options.
 */
export const stateOrLocalRule: MembershipRule = {
  members(options) {
    if (Object.keys(options).length > 0) throw new Error('The rule state-or-local takes no options.');
    return { emailDomains: [], refusal: async (buyer) => (isStateOrLocal(buyer) ? null : reason) };
  },
};

function isStateOrLocal({ agencyCode, verifiedEmails }: MembershipBuyer): boolean {
  return agencyCode === null && !verifiedEmails.some((email) => emailDomain(email)?.endsWith('.mil') === true);
}
