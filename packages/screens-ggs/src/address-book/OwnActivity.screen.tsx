import type { ScreenProps } from '@quartermaster/core';
import { ActivityAddressPage } from '@quartermaster/screens/parts';

/** An activity of the buyer’s agency. */
export default function OwnActivity(props: ScreenProps<'/profile/dodaac_entry', 'Initial'>) {
  return <ActivityAddressPage {...props} book="/ggs/profile/address_book" />;
}
