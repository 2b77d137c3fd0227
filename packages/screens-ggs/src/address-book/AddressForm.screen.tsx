import type { ScreenProps } from '@quartermaster/core';
import { AddressFormPage } from '@quartermaster/screens/parts';

/** The form of an address, which leads back to the table. */
export default function AddressForm(props: ScreenProps<'/ggs/profile/address_book', 'Create'>) {
  return <AddressFormPage {...props} book="/ggs/profile/address_book" />;
}
