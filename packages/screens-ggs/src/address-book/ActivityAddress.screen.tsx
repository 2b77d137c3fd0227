import type { ScreenProps } from '@quartermaster/core';
import { ActivityAddressPage } from '@quartermaster/screens/parts';

/** An activity to ship to. */
export default function ActivityAddress(props: ScreenProps<'/ggs/profile/address_book', 'NewAAC'>) {
  return <ActivityAddressPage {...props} book="/ggs/profile/address_book" />;
}
