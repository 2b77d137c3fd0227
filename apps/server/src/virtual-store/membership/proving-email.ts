import type { Membership, MembershipBuyer } from '@quartermaster/deployment';
import { isOfDomain } from './email-domain.ts';

/** The proved address that makes the buyer a member; null where none does. */
export const provingEmail = ({ verifiedEmails }: MembershipBuyer, { emailDomains }: Membership): string | null =>
  verifiedEmails.find((email) => isOfDomain(email, emailDomains)) ?? null;
