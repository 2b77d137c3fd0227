import { useAlertList, useAlerts } from '@quartermaster/core';
import { AlertList } from '@quartermaster/ui';
import { AlertMessage } from './AlertMessage.tsx';

/** The messages at the top right. They go by themselves, but not while a buyer rests on them (WCAG 2.2.1). */
export function AlertRegion() {
  const alerts = useAlertList();
  const { dismiss, hold } = useAlerts();
  return (
    <AlertList
      alerts={alerts.map(({ id, type, msg }) => ({ id: String(id), tone: type, message: <AlertMessage html={msg} /> }))}
      onDismiss={(id) => dismiss(Number(id))}
      onHoldChange={hold}
    />
  );
}
