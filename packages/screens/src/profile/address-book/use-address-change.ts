import type { RequestOf } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall, type Answer } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml } from '../../shell/index.ts';

/** Changes the address book: whether an answer is awaited, and the answer; null where none came, which the buyer is told. */
export function useAddressChange() {
  const call = useCall();
  const alerts = useAlerts();
  const [isPending, setPending] = useState(false);

  async function change(request: RequestOf<'/profile/change_address'>): Promise<Answer<'/profile/change_address'> | null> {
    setPending(true);
    try {
      return await call('/profile/change_address', request, { spinner: false });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `Your address book was not changed. ${escapeHtml([failure.message, ...failure.fieldErrors.map(({ message }) => message)].join(' '))}` });
      return null;
    } finally {
      setPending(false);
    }
  }

  return { change, isPending };
}
