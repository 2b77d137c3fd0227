import type { ScreenProps } from '@quartermaster/core';
import { NoAccess } from './NoAccess.tsx';

export default function FedStripAccessDenied({ attributes }: ScreenProps<'/restricted', 'FedStripAccessDenied'>) {
  return <NoAccess title="FEDSTRIP access denied" reason={attributes.reason} />;
}
