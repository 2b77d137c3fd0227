import type { AttributesOf, RequestOf } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml } from '../../shell/index.ts';

export type KeptPayments = AttributesOf<'/profile/manage_payments', 'Success'>;
type ChangePath = '/profile/add_payment' | '/profile/change_payment' | '/profile/remove_payment';

/** The ways to pay as they are kept after the last change, and their changes. */
export function usePayments(first: KeptPayments) {
  const call = useCall();
  const alerts = useAlerts();
  const [shown, setShown] = useState(first);
  const [isPending, setPending] = useState(false);

  /** Whether it was done: false where no answer came or something is wrong, which the buyer is told. */
  async function change<Path extends ChangePath>(path: Path, request: RequestOf<Path>, done: string): Promise<boolean> {
    setPending(true);
    try {
      const answer = await call(path, request, { spinner: false });
      const kept = answer.attributes as KeptPayments;
      setShown(kept);
      const isDone = kept.problem === null && kept.errors.length === 0;
      if (isDone) alerts.show({ type: 'success', msg: escapeHtml(done) });
      return isDone;
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `Nothing was changed. ${escapeHtml(failure.message)}` });
      return false;
    } finally {
      setPending(false);
    }
  }

  return { shown, change, isPending };
}

export type PaymentChanges = ReturnType<typeof usePayments>;
