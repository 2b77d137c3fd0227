import type { ScreenProps } from '@quartermaster/core';
import { AddressImportPage } from './AddressImportPage.tsx';

/** Addresses from a file, in the profile. */
export default function AddressImport({ attributes }: Pick<ScreenProps<'/profile/address_import', 'Initial'>, 'attributes'>) {
  return <AddressImportPage attributes={attributes} book="/profile/address_book" />;
}
