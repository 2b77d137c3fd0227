import type { ScreenProps } from '@quartermaster/core';
import { NoAccess } from './NoAccess.tsx';

export default function AccessDenied({ attributes }: ScreenProps<'/login/mfa_sign_in', 'accessDenied'>) {
  return <NoAccess title="Access denied" reason={attributes.reason} isRefused />;
}
