import { useSessionWarning } from '@quartermaster/core';
import { lazy, Suspense } from 'react';

// Most sessions are never warned about: the dialog comes with the first warning.
const SessionWarningDialog = lazy(() => import('./SessionWarningDialog.tsx').then((module) => ({ default: module.SessionWarningDialog })));

/** The warning that the session is about to expire, while there is one. */
export function SessionWarning() {
  const warning = useSessionWarning();
  if (warning === null) return null;
  return <Suspense><SessionWarningDialog warning={warning} /></Suspense>;
}
