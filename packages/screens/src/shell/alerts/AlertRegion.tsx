import { useAlertList, useAlerts } from '@quartermaster/core';
import { AlertList, SanitizedHtml } from '@quartermaster/ui';

/** The messages at the top right. They go by themselves, but not while somebody rests on them (WCAG 2.2.1). */
export function AlertRegion() {
  const alerts = useAlertList();
  const { dismiss, hold } = useAlerts();
  return (
    <AlertList
      alerts={alerts.map(({ id, type, msg }) => ({ id: String(id), tone: type, message: <SanitizedHtml as="span" html={msg} /> }))}
      onDismiss={(id) => dismiss(Number(id))}
      onHoldChange={hold}
    />
  );
}
