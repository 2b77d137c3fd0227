import type { AttributesOf, RequestOf } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall, useNavigation } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml, useTellElsewhere } from '../../shell/index.ts';

export type KeptPayments = AttributesOf<'/profile/manage_payments', 'Success'>;
type ChangePath = '/profile/add_payment' | '/profile/change_payment' | '/profile/remove_payment';

/** The ways to pay as they are kept after the last change, and their changes. */
export function usePayments(first: KeptPayments, isFederal: boolean) {
  const call = useCall();
  const alerts = useAlerts();
  const { href } = useNavigation();
  const tellElsewhere = useTellElsewhere();
  const [shown, setShown] = useState(first);
  const [isPending, setPending] = useState(false);

  /** Whether it was done: false where no answer came or something is wrong, which the buyer is told. */
  async function change<Path extends ChangePath>(path: Path, request: RequestOf<Path>, done: string): Promise<boolean> {
    const tell = tellElsewhere();
    setPending(true);
    try {
      const answer = await call(path, request, { spinner: false });
      const kept = answer.attributes as KeptPayments;
      setShown(kept);
      const isDone = kept.problem === null && kept.errors.length === 0;
      if (isDone) alerts.show({ type: 'success', msg: escapeHtml(done) });
      else tell('error', `Nothing was changed. ${kept.problem ?? kept.errors[0]?.message ?? ''}`, { label: 'Ways to pay', href: href(isFederal ? '/profile/manage_payments' : '/profile/select_payments') });
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
