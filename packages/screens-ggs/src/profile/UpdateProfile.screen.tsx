import type { ScreenProps } from '@quartermaster/core';
import { ProfilePage } from '@quartermaster/screens/parts';

/** The profile in the older look. */
export default function UpdateProfile({ attributes }: ScreenProps<'/ggs/profile/update_profile', 'Success'>) {
  return <ProfilePage attributes={attributes} path="/ggs/profile/update_profile" />;
}
