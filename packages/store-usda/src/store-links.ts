import { inCategory, withIndicator, type StoreLink } from '@quartermaster/screens';

/** The links that buyers of this store look for most. */
export const links: readonly StoreLink[] = [
  withIndicator('BioPreferred', 'BIO'),
  withIndicator('Recycled content', 'CPG'),
  withIndicator('Safer Choice', 'SAFER'),
  inCategory('Cleaning', '79'),
];
