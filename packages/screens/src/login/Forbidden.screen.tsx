import type { ScreenProps } from '@quartermaster/core';
import { NoAccess } from './NoAccess.tsx';

export default function Forbidden({ attributes }: ScreenProps<'/login/mfa_sign_in', 'Forbidden'>) {
  return <NoAccess title="Sign-in not completed" reason={attributes.reason} />;
}
