import type { ScreenProps } from '@quartermaster/core';
import { AddressBookPage } from '@quartermaster/screens/parts';
import { AddressTable } from './AddressTable.tsx';

/** The address book of the Global Supply stores: a table over the whole width. */
export default function AddressBook({ attributes }: Pick<ScreenProps<'/ggs/profile/address_book', 'Initial'>, 'attributes'>) {
  return <AddressBookPage attributes={attributes} book="/ggs/profile/address_book" list={AddressTable} />;
}
