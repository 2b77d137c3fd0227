import type { ScreenProps } from '@quartermaster/core';
import { ActivityAddressPage } from './ActivityAddressPage.tsx';

/** An activity to ship to. */
export default function ActivityAddress(props: ScreenProps<'/profile/address_book', 'NewAAC'>) {
  return <ActivityAddressPage {...props} book="/profile/address_book" />;
}
