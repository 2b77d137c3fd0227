import type { CameFrom, ServicePath } from '@quartermaster/contracts';

/** The page that asked for a password, as a link back to it says. */
export const backTo: Readonly<Record<CameFrom, readonly [path: ServicePath, label: string]>> = {
  checkout: ['/checkout/checkout_review', 'Back to the review'],
  addresses: ['/profile/address_book', 'Back to the address book'],
  payments: ['/profile/manage_payments', 'Back to the ways to pay'],
  requisitions: ['/fedstrip/fedstrip_init', 'Back to the requisitions'],
};

/** What the address of a page says of where the buyer came from. */
export function cameFrom(query: URLSearchParams): CameFrom | null {
  const given = query.get('from');
  return (Object.keys(backTo) as CameFrom[]).find((known) => known === given) ?? null;
}
