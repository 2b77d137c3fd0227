import type { RequestOf } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall, useShowAnswer } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml } from '../shell/index.ts';

type Given = Omit<RequestOf<'/profile/answer_authorization'>, 'key'>;

/**
 * Sends what a supervisor decides, and shows what comes of it in the same place of the history: the key stays in the address by which the page was opened, and in nothing that the
 * browser keeps.
 *
 * @param query of the address of the page
 */
export function useSupervisorAnswer(query: URLSearchParams) {
  const call = useCall();
  const showAnswer = useShowAnswer();
  const alerts = useAlerts();
  const [isPending, setPending] = useState(false);

  async function send(given: Given): Promise<void> {
    setPending(true);
    try {
      showAnswer('/profile/supervisor_response', await call('/profile/answer_authorization', { key: query.get('key') ?? '', ...given }));
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `Your answer was not sent. ${escapeHtml(failure.message)}` });
    } finally {
      setPending(false);
    }
  }

  return { send, isPending };
}
