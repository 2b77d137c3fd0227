import { CallFailure, concernsPage, useAlerts, useCall } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml, saveFile } from '../../shell/index.ts';

/** Saves everything that the buyer gave as a file. */
export function useDataExport() {
  const call = useCall();
  const alerts = useAlerts();
  const [isPending, setPending] = useState(false);

  async function exportData(): Promise<void> {
    setPending(true);
    try {
      const { attributes: { fileName, json } } = await call('/profile/export_data', {}, { spinner: false });
      saveFile(fileName, json, 'json');
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `Your data was not exported. ${escapeHtml(failure.message)}` });
    } finally {
      setPending(false);
    }
  }

  return { exportData, isPending };
}
