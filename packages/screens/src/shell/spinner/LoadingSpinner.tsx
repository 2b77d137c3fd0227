import { useSpinner } from '@quartermaster/core';
import { SpinnerOverlay } from '@quartermaster/ui';

/** The full-screen spinner with the message of what is loading (specification, section 2). */
export function LoadingSpinner() {
  const { visible, message } = useSpinner();
  return <SpinnerOverlay message={visible ? message : null} />;
}
