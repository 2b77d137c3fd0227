import type { RuledBuyer } from '../../checkout/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { governmentOfBuyer, type Government } from '../../virtual-store/index.ts';

/** Whether a buyer orders by the authorization of a supervisor. `unlisted`: their government is not listed any more, so that no one can give them one. */
export type Need = { readonly kind: 'none' } | { readonly kind: 'unlisted' } | { readonly kind: 'authorization'; readonly government: Government };

/**
 * State and local members order by an authorization, in every store; federal buyers by their agency's rules, but in a store for state and local members alone
 * (specification, section 6). Asked for each order: a domain may have been retired since the sign-in.
 */
export async function needOf(queries: Queries, { agencyCode, verifiedEmails, memberRule }: Pick<RuledBuyer, 'agencyCode' | 'verifiedEmails' | 'memberRule'>): Promise<Need> {
  const isOfMembersAlone = memberRule === 'state-or-local';
  if (agencyCode !== null && !isOfMembersAlone) return { kind: 'none' };
  const found = await governmentOfBuyer(queries, verifiedEmails);
  if (found !== null) return { kind: 'authorization', government: found.government };
  return { kind: isOfMembersAlone ? 'unlisted' : 'none' };
}
