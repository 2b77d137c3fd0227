import type { ScreenProps } from '@quartermaster/core';
import { AddressImportPage } from '@quartermaster/screens/parts';

/** Addresses from a file. */
export default function AddressImport({ attributes }: Pick<ScreenProps<'/profile/address_import', 'Initial'>, 'attributes'>) {
  return <AddressImportPage attributes={attributes} book="/ggs/profile/address_book" />;
}
