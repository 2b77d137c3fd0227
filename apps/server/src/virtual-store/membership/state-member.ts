import type { Buyer } from '../../wire/index.ts';
import { emailDomain } from './email-domain.ts';

/**
 * Whether the buyer is a state or local member (specification, section 6). Agency codes are those of federal agencies, and .mil is
 * the federal armed forces; governments of states, counties and cities have neither.
 */
export function isStateMember({ agencyCode, verifiedEmails }: Pick<Buyer, 'agencyCode' | 'verifiedEmails'>): boolean {
  return agencyCode === null && !verifiedEmails.some((email) => emailDomain(email)?.endsWith('.mil') === true);
}
