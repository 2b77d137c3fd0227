import type { ScreenProps } from '@quartermaster/core';
import { ActivityAddressPage } from './ActivityAddressPage.tsx';

/** An activity of the buyer’s agency. */
export default function OwnActivity(props: ScreenProps<'/profile/dodaac_entry', 'Initial'>) {
  return <ActivityAddressPage {...props} book="/profile/address_book" />;
}
