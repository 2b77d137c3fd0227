import type { RequestOf } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml } from '../../shell/index.ts';

/** Saves a product or removes it, without leaving the page; what went wrong is said above it. */
export function useSavedChange() {
  const call = useCall();
  const alerts = useAlerts();
  const [isPending, setPending] = useState(false);

  /** The list as it is then; null: nothing was changed. */
  async function make(change: RequestOf<'/catalog/change_saved_products'>) {
    setPending(true);
    try {
      const answer = await call('/catalog/change_saved_products', change, { spinner: false });
      const { problem } = answer.attributes;
      if (problem !== null) alerts.show({ type: 'error', msg: escapeHtml(problem) });
      return problem === null ? answer : null;
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `Nothing was changed. ${escapeHtml(failure.message)}` });
      return null;
    } finally {
      setPending(false);
    }
  }

  return { make, isPending };
}
