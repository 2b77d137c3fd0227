import { sessionExpiredPoint, useExtension } from '@quartermaster/core';
import { SessionExpired } from './SessionExpired.tsx';

/** The fatal error Session Expired, as the store shows it. */
export default function SessionExpiredScreen() {
  const Shown = useExtension(sessionExpiredPoint) ?? SessionExpired;
  return <Shown />;
}
