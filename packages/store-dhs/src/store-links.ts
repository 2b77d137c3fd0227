import { inCategory, withIndicator, type StoreLink } from '@quartermaster/screens';

/** The links that buyers of this store look for most. */
export const links: readonly StoreLink[] = [
  inCategory('Alarm and security', '63'),
  inCategory('Communication', '58'),
  withIndicator('Trade Agreements Act', 'TAA'),
];
