import type { Happening } from '@quartermaster/contracts-desk';

export const actorName: Readonly<Record<Happening['by'], string>> = { vendor: 'Vendor', buyer: 'Buyer', operator: 'Operator', system: 'Marketplace' };

/** By what something was recorded. */
export const wayName: Readonly<Record<Happening['way'], string>> = {
  page: 'Page of the store', api: 'Vendor’s program', cxml: 'cXML', mail: 'Mail', link: 'Vendor’s page', desk: 'Desk', command: 'Command',
};
