import type { ScreenProps } from '@quartermaster/core';
import { ProfilePage } from './own-profile/ProfilePage.tsx';

/** The profile of a member of a state or local government. */
export default function StateUpdateProfile({ attributes }: ScreenProps<'/profile/stateUpdateProfile', 'Success'>) {
  return <ProfilePage attributes={attributes} path="/profile/stateUpdateProfile" />;
}
