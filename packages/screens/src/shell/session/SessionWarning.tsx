import { useSessionWarning } from '@quartermaster/core';
import { latePart } from '@quartermaster/ui';

// Most sessions are never warned about: the dialog comes with the first warning.
const SessionWarningDialog = latePart(async () => (await import('./SessionWarningDialog.tsx')).SessionWarningDialog);

/** The warning that the session is about to expire, while there is one. */
export function SessionWarning() {
  const warning = useSessionWarning();
  if (warning === null) return null;
  return <SessionWarningDialog warning={warning} />;
}
