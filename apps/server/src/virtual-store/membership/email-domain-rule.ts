import { z } from 'zod';
import type { MembershipRule } from '@quartermaster/deployment';
import { isOfDomain, readDomain } from './email-domain.ts';

const optionsSchema = z.strictObject({ domains: z.array(z.string()).min(1).max(100) });

/** Members are buyers with a proved address of the department, or of a sub-domain (specification, section 6). Options: `domains`. */
export const emailDomainRule: MembershipRule = {
  members(options) {
    const emailDomains = readDomains(options);
    return {
      emailDomains,
      refusal: async ({ verifiedEmails }) => (verifiedEmails.some((email) => isOfDomain(email, emailDomains)) ? null : reason(emailDomains)),
    };
  },
};

function readDomains(options: unknown): readonly string[] {
  const read = optionsSchema.safeParse(options);
  if (!read.success) throw new Error('The rule email-domain takes one option, `domains`: a list of 1 to 100 domains such as dhs.gov.');
  return [...new Set(read.data.domains.map(readDomain))];
}

/** In the words of the page that denies access. */
const reason = (domains: readonly string[]): string =>
  `Only members of the department can use this store signed in. Your account has no confirmed e-mail address that ends in ${alternatives(domains)}.`;

/** `@dhs.gov or @tsa.example.gov`. */
export function alternatives(domains: readonly string[]): string {
  const shown = domains.map((domain) => `@${domain}`);
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1) ?? ''}`;
}
