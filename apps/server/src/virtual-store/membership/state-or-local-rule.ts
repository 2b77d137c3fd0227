import type { MembershipBuyer, MembershipRule } from '@quartermaster/deployment';
import { emailDomain } from './email-domain.ts';

const unlisted =
  'This store is for state and local governments. Your account has no confirmed e-mail address of a government that this marketplace has listed. Write to the help desk if yours is missing.';
const federal = 'This store is for state and local governments. Federal members use the other stores.';

export interface StateOrLocalOptions {
  /** Whether one of these proved addresses is of a government that the operator has listed. */
  readonly isListed: (verifiedEmails: readonly string[]) => Promise<boolean>;
}

/**
 * Members belong to governments of states, counties, cities, tribes and schools (specification, section 6): who has a confirmed e-mail address of a
 * domain that the operator has listed. Takes no options.
 */
export const stateOrLocalRule = ({ isListed }: StateOrLocalOptions): MembershipRule => ({
  members(options) {
    if (Object.keys(options).length > 0) throw new Error('The rule state-or-local takes no options.');
    return { emailDomains: [], refusal: async (buyer) => ((await isListed(buyer.verifiedEmails)) ? null : isFederal(buyer) ? federal : unlisted) };
  },
});

/** Agency codes are those of federal agencies, and .mil is the federal armed forces. */
const isFederal = ({ agencyCode, verifiedEmails }: MembershipBuyer): boolean =>
  agencyCode !== null || verifiedEmails.some((email) => emailDomain(email)?.endsWith('.mil') === true);
