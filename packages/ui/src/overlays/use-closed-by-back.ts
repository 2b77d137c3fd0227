import { useEffect, useEffectEvent } from 'react';
import { useDialogHistory } from './DialogHistoryProvider.tsx';

/** Lets Back close the dialog for as long as it is open. One that only its own buttons close stays through Back. */
export function useClosedByBack(isDismissable: boolean, onClose: () => void): void {
  const opened = useDialogHistory();
  const close = useEffectEvent(onClose);
  useEffect(() => (isDismissable ? opened(() => close()) : undefined), [opened, isDismissable]);
}
