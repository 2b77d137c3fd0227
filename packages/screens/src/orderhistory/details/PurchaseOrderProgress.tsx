import type { PurchaseOrderProgress as Progress } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Link, Stack, Text } from '@quartermaster/ui';
import { orderMoment } from '../../orders/index.ts';
import { LineProgress } from './LineProgress.tsx';
import { PurchaseOrderActions } from './PurchaseOrderActions.tsx';
import { TimeLine } from './TimeLine.tsx';

interface PurchaseOrderProgressProps {
  poNumber: string;
  /** Of the whole order: each purchase order has its own once. */
  progress: readonly Progress[];
  placedAt: string;
}

/** What became of a purchase order, and what the buyer can do about it; nothing where the answer does not say. */
export function PurchaseOrderProgress({ poNumber, progress, placedAt }: PurchaseOrderProgressProps) {
  const own = progress.find((one) => one.poNumber === poNumber);
  return own === undefined ? null : <Known progress={own} placedAt={placedAt} />;
}

function Known({ progress, placedAt }: { progress: Progress; placedAt: string }) {
  const { href } = useNavigation();
  return (
    <Stack gap="sm">
      <Text as="p" tone="muted">{progress.since === null ? 'The vendor does not have it yet.' : `Last change ${orderMoment(progress.since)}`}</Text>
      {progress.invoiceNumbers.length > 0 && <Text as="p">{progress.invoiceNumbers.length === 1 ? 'Invoice' : 'Invoices'} {progress.invoiceNumbers.join(', ')}</Text>}
      <LineProgress progress={progress} />
      <TimeLine progress={progress} placedAt={placedAt} />
      <Text as="p" data-print="hide"><Link href={href('/main/message_center', { poNumber: progress.poNumber })}>Messages about purchase order {progress.poNumber}</Link></Text>
      <PurchaseOrderActions progress={progress} />
    </Stack>
  );
}
