import { inCategory, withIndicator, type StoreLink } from '@quartermaster/screens';

/** What buyers of this store look for most. */
export const links: readonly StoreLink[] = [
  inCategory('Health equipment', '65'),
  withIndicator('Veteran owned', 'VO'),
  withIndicator('Service-disabled veteran owned', 'SDVO'),
];
