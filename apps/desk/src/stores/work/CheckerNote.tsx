import { Alert, Text } from '@quartermaster/ui';
import { Moment } from '../../parts/Moment.tsx';

/** Whether a program is there that checks packages: without one, they wait. */
export function CheckerNote({ isChecked, seenAt }: { isChecked: boolean; seenAt: string | null }) {
  if (isChecked) return <Text as="p" tone="muted">A program is there that checks packages.</Text>;
  return (
    <Alert tone="warning" title="No program checks packages now">
      <p>
        {seenAt === null ? 'None ever did.' : <>One was there last <Moment at={seenAt} />.</>} The conformance rules run a store in a browser, which servers have not. Packages wait until somebody
        runs <Text isCode>npm run stores -- requests</Text> on a machine with a Chromium and this database; with <Text isCode>--watch</Text> it goes on.
      </p>
    </Alert>
  );
}
