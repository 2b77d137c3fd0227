import type { Account } from '@quartermaster/contracts-desk';
import { linkState, type KnownAccount, type KnownLink } from '../accounts/index.ts';

/** An account as the desk sees it. */
export function wireAccount(account: KnownAccount, link: KnownLink | undefined, now: Date): Account {
  const owes = { password: account.owes_password, secondFactor: account.owes_second_factor };
  return {
    id: account.id,
    login: account.login,
    email: account.email,
    name: `${account.given_name} ${account.family_name}`,
    agencyCode: account.agency_code,
    state: account.disabled_at !== null ? 'disabled' : owes.password || owes.secondFactor ? 'toSetUp' : account.approved_at === null ? 'notApproved' : 'active',
    isDemo: account.demo,
    createdAt: account.created_at.toISOString(),
    disabledAt: account.disabled_at?.toISOString() ?? null,
    owes,
    helpAskedAt: account.help_asked_at?.toISOString() ?? null,
    link: link === undefined ? null : { state: linkState(link, now), madeAt: link.made_at.toISOString(), expiresAt: link.expires_at.toISOString(), usedAt: link.used_at?.toISOString() ?? null },
  };
}
