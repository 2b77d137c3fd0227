import type { RequestOf } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall, useShowAnswer } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml } from '../shell/index.ts';

type Change = RequestOf<'/main/change_messages'>;

/** Changes messages and shows what the server answers in place of the page. What goes wrong is said above it, and nothing is lost. */
export function useMessageChange() {
  const call = useCall();
  const alerts = useAlerts();
  const showAnswer = useShowAnswer();
  const [isPending, setPending] = useState(false);

  /** Whether the change is made; `unanswered`: no answer came, and it may be made. */
  async function make(change: Change): Promise<'made' | 'refused' | 'unanswered'> {
    setPending(true);
    try {
      const answer = await call('/main/change_messages', change, { spinner: false });
      showAnswer('/main/message_center', answer);
      return answer.responseName === 'Success' || (answer.responseName === 'Thread' && answer.attributes.problem === null) ? 'made' : 'refused';
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `Nothing was changed. ${escapeHtml(failure.message)}` });
      return failure.kind === 'network' ? 'unanswered' : 'refused';
    } finally {
      setPending(false);
    }
  }

  return { make, isPending };
}
