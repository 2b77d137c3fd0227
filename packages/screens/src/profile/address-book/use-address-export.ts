import { CallFailure, concernsPage, useAlerts, useCall } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml, saveFile } from '../../shell/index.ts';

/** Saves the whole address book as a file. */
export function useAddressExport() {
  const call = useCall();
  const alerts = useAlerts();
  const [isPending, setPending] = useState(false);

  async function exportAddresses(): Promise<void> {
    setPending(true);
    try {
      const { attributes: { fileName, csv } } = await call('/profile/export_addresses', {}, { spinner: false });
      saveFile(fileName, csv);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `The addresses were not exported. ${escapeHtml(failure.message)}` });
    } finally {
      setPending(false);
    }
  }

  return { exportAddresses, isPending };
}
