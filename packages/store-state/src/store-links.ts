import { withIndicator, type StoreLink } from '@quartermaster/screens';

/** The links that buyers of this store look for most. */
export const links: readonly StoreLink[] = [
  withIndicator('Cooperative purchasing', 'COOP'),
  withIndicator('Disaster purchasing', 'DISAST'),
  withIndicator('Small business', 'SB'),
];
