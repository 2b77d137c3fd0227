import type { RequestOf } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall, useShowAnswer } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml } from '../shell/index.ts';

/** Sends what a member asks of a supervisor, and shows their requests at the address of the page: a reload looks for the answers of supervisors, and sends nothing. */
export function useAuthorizationChange() {
  const call = useCall();
  const showAnswer = useShowAnswer();
  const alerts = useAlerts();
  const [isPending, setPending] = useState(false);

  async function change(request: RequestOf<'/profile/change_authorization'>): Promise<void> {
    setPending(true);
    try {
      showAnswer('/profile/request_authorization', await call('/profile/change_authorization', request));
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `Your request was not sent. ${escapeHtml(failure.message)}` });
    } finally {
      setPending(false);
    }
  }

  return { change, isPending };
}
