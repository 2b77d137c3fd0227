import { isMilitaryState, type Address, type ServicePath } from '@quartermaster/contracts';
import type { useNavigation } from '@quartermaster/core';

type Href = ReturnType<typeof useNavigation>['href'];

/** The address book of the store’s look. */
export type BookPath = '/profile/address_book' | '/ggs/profile/address_book';

/** A buyer who comes from the checkout takes that along from page to page. */
export const fromCheckout = (isForCheckout: boolean): { from?: 'checkout' } => (isForCheckout ? { from: 'checkout' } : {});

export const isFromCheckout = (query: URLSearchParams): boolean => query.get('from') === 'checkout';

/** The page with the form of an address. */
export const formPathOf = ({ kind, state }: Pick<Address, 'kind' | 'state'>, book: BookPath): ServicePath => {
  if (kind === 'forwarder') return '/profile/freight_forwarder_address';
  return kind === 'overseas' || isMilitaryState(state) ? '/profile/overseas_address' : book;
};

/** From the profile, or the checkout, to the address book. */
export const addressBookTrail = (href: Href, book: BookPath, isForCheckout: boolean) => [
  isForCheckout ? { label: 'Checkout Review', href: href(book, { show: 'CheckOutReview' }) } : { label: 'Profile', href: href('/profile/update_profile') },
  { label: 'Address Book', href: href(book, fromCheckout(isForCheckout)) },
];
