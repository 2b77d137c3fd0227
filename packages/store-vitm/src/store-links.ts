import { inCategory, withIndicator, type StoreLink } from '@quartermaster/screens';

/** What buyers of this store look for most. */
export const links: readonly StoreLink[] = [
  inCategory('Computers', '70'),
  inCategory('Cables and connectors', '59'),
  inCategory('Power and batteries', '61'),
  withIndicator('EPEAT', 'EPEAT'),
  withIndicator('Energy Star', 'ES'),
];
