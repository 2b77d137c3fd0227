import { inCategory, withIndicator, type StoreLink } from '@quartermaster/screens';

/** The links that buyers of this store look for most. */
export const links: readonly StoreLink[] = [
  inCategory('Computers', '7010'),
  inCategory('Networks', '7035'),
  inCategory('Storage and input', '7025'),
  withIndicator('EPEAT', 'EPEAT'),
  withIndicator('Energy Star', 'ES'),
];
