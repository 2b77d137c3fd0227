import type { useNavigation } from '@quartermaster/core';

type Href = ReturnType<typeof useNavigation>['href'];

/** From the profile to the address book. */
export const addressBookTrail = (href: Href) => [
  { label: 'Profile', href: href('/profile/update_profile') },
  { label: 'Address Book', href: href('/profile/address_book') },
];
