import { inCategory, withIndicator, type StoreLink } from '@quartermaster/screens';

/** The links that buyers of this store look for most. */
export const links: readonly StoreLink[] = [
  inCategory('Personal care', '85'),
  withIndicator('Veteran owned', 'VO'),
  withIndicator('Service-disabled veteran owned', 'SDVO'),
];
