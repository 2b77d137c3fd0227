import type { RequestOf } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall, useShowAnswer } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml } from '../../shell/index.ts';

/** Changes a requisition, and shows it as it is then in place of the page. Pressed again after a lost answer, what was done is not done again. */
export function useRequisitionChange(documentNumber: string) {
  const call = useCall();
  const alerts = useAlerts();
  const showAnswer = useShowAnswer();
  const [isPending, setPending] = useState(false);

  async function make(change: RequestOf<'/orderhistory/change_requisition'>['change']): Promise<void> {
    setPending(true);
    try {
      showAnswer('/orderhistory/requisition_detail', await call('/orderhistory/change_requisition', { documentNumber, change }, { spinner: false }));
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `Nothing is known of what became of it. Load the page again to see. ${escapeHtml(failure.message)}` });
    } finally {
      setPending(false);
    }
  }

  return { make, isPending };
}
