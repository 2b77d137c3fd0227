import type { ScreenProps } from '@quartermaster/core';
import { NoAccess } from './NoAccess.tsx';

export default function StoreAccessDenied({ attributes }: ScreenProps<'/vs/access_denied', 'accessDenied'>) {
  return <NoAccess title="Access denied" reason={attributes.reason} />;
}
