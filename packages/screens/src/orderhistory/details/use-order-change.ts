import type { RequestOf } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall, useNewKey, useShowAnswer } from '@quartermaster/core';
import { useRef, useState } from 'react';
import { escapeHtml } from '../../shell/index.ts';

type Change = Omit<RequestOf<'/orderhistory/change_purchase_order'>, 'changeKey'>;

/**
 * Changes a purchase order, and shows the order as it is then in place of the page. Pressed again after a lost answer it sends the same change: nothing
 * is done twice.
 */
export function useOrderChange() {
  const call = useCall();
  const newKey = useNewKey();
  const alerts = useAlerts();
  const showAnswer = useShowAnswer();
  const [isPending, setPending] = useState(false);
  const unanswered = useRef<{ change: string; changeKey: string } | null>(null);

  /** Whether the change is made. */
  async function make(change: Change): Promise<boolean> {
    const sent = JSON.stringify(change);
    const changeKey = unanswered.current?.change === sent ? unanswered.current.changeKey : newKey();
    unanswered.current = { change: sent, changeKey };
    setPending(true);
    try {
      const answer = await call('/orderhistory/change_purchase_order', { ...change, changeKey }, { spinner: false });
      unanswered.current = null;
      showAnswer('/orderhistory/order_details', answer);
      return answer.responseName === 'Success' && answer.attributes.problem === null;
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (failure.kind !== 'network') unanswered.current = null;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `Nothing was changed. ${escapeHtml(failure.message)}` });
      return false;
    } finally {
      setPending(false);
    }
  }

  return { make, isPending };
}

export type OrderChange = ReturnType<typeof useOrderChange>;
