import { Alert, Text } from '@quartermaster/ui';
import { Moment } from '../../parts/Moment.tsx';

/** Whether a program is there that checks packages: without one, they wait. */
export function CheckerNote({ isChecked, seenAt }: { isChecked: boolean; seenAt: string | null }) {
  if (isChecked) return <Text as="p" tone="muted">A program is there that checks packages.</Text>;
  return (
    <Alert tone="warning" title="No program checks packages now">
      <p>
        {seenAt === null ? 'Packages wait: no program that checks them has run on this marketplace yet.' : <>Packages wait: the program that checks them was last there <Moment at={seenAt} />.</>} It
        loads each package into a browser, so it runs beside the servers. To have what waits checked, run <Text isCode>npm run stores -- requests</Text> in Quartermaster’s folder, on a machine that
        has a Chromium and reaches the database. Add <Text isCode>--watch</Text> to go on checking what comes later.
      </p>
    </Alert>
  );
}
