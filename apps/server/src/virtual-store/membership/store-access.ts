import type { StoreName } from '@quartermaster/contracts';
import type { StoreAccess } from '../../login/index.ts';
import type { Buyer } from '../../wire/index.ts';
import { isOfDomain } from './email-domain.ts';
import type { MemberRules } from './member-rules.ts';
import { isStateMember } from './state-member.ts';

/** The stores whose packages lead a buyer who is not let in to a page of their own after sign-in. */
export const storesWithValidation: ReadonlySet<StoreName> = new Set(['DHS', 'STATE']);

/** An address of the department that the buyer has proved to be his; null where he has none. */
export const departmentEmail = ({ verifiedEmails }: Pick<Buyer, 'verifiedEmails'>, { dhsDomains }: MemberRules): string | null =>
  verifiedEmails.find((email) => isOfDomain(email, dhsDomains)) ?? null;

/** Who may use which store signed in (specification, section 6). Browsing is open to everybody. */
export const storeAccess =
  (rules: MemberRules): StoreAccess =>
  async (buyer, store) => {
    if (store === 'DHS' && departmentEmail(buyer, rules) === null) return dhsReason(rules);
    if (store === 'STATE' && !isStateMember(buyer)) return stateReason;
    return null;
  };

const stateReason = 'This store is for state and local governments. Federal members use the other stores.';

/** In the words of the page that denies access. */
export const dhsReason = ({ dhsDomains }: MemberRules): string =>
  `Only members of the department can use this store signed in. Your account has no confirmed e-mail address that ends in ${alternatives(dhsDomains)}.`;

/** `@dhs.gov or @tsa.example.gov`. */
export function alternatives(domains: readonly string[]): string {
  const shown = domains.map((domain) => `@${domain}`);
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1) ?? ''}`;
}
