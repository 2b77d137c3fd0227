import { inCategory, withIndicator, type StoreLink } from '@quartermaster/screens';

/** The links that buyers of this store look for most. */
export const links: readonly StoreLink[] = [
  inCategory('Hand tools', '51'),
  withIndicator('AbilityOne', 'ABILITYONE'),
  withIndicator('Trade Agreements Act', 'TAA'),
];
