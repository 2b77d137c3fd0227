import type { AttributesOf } from '@quartermaster/contracts';
import { CallFailure, useCall } from '@quartermaster/core';
import { useEffect } from 'react';

/** Notes that the buyer has read the thread that they are shown. Where that fails it stays new, and is noted when it is shown again. */
export function useReadWhenShown({ poNumber, messages }: AttributesOf<'/main/message_center', 'Thread'>): void {
  const call = useCall();
  const upTo = messages.findLast(({ isNew }) => isNew)?.position;
  useEffect(() => {
    if (upTo === undefined) return;
    call('/main/change_messages', { change: 'read', poNumber, upTo }, { spinner: false }).catch((failure: unknown) => {
      if (!(failure instanceof CallFailure)) throw failure;
    });
  }, [call, poNumber, upTo]);
}
