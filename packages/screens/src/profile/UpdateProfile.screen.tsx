import type { ScreenProps } from '@quartermaster/core';
import { ProfilePage } from './own-profile/ProfilePage.tsx';

/** The profile of a federal buyer. */
export default function UpdateProfile({ attributes }: ScreenProps<'/profile/update_profile', 'Success'>) {
  return <ProfilePage attributes={attributes} path="/profile/update_profile" />;
}
