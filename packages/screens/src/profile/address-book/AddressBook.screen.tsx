import type { ScreenProps } from '@quartermaster/core';
import { AddressBookPage } from './AddressBookPage.tsx';

/** The address book of the profile. */
export default function AddressBook({ attributes }: Pick<ScreenProps<'/profile/address_book', 'Initial'>, 'attributes'>) {
  return <AddressBookPage attributes={attributes} book="/profile/address_book" />;
}
