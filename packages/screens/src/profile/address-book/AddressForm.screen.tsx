import type { ScreenProps } from '@quartermaster/core';
import { AddressFormPage } from './AddressFormPage.tsx';

/** The form of an address in the profile. */
export default function AddressForm(props: ScreenProps<'/profile/address_book', 'Create'>) {
  return <AddressFormPage {...props} book="/profile/address_book" />;
}
