import { termsInWords, type PurchaseOrder, type PurchaseOrderProgress } from '@quartermaster/contracts';
import { Heading, Stack, Text } from '@quartermaster/ui';
import type { ComponentType } from 'react';
import { calendarDay, orderMoment, ShipsTo, statusWords } from '../../orders/index.ts';
import type { SummarizedLinesProps } from './SummarizedLines.tsx';

interface SummarizedPurchaseOrderProps {
  purchaseOrder: PurchaseOrder;
  progress: PurchaseOrderProgress | undefined;
  lines: ComponentType<SummarizedLinesProps>;
}

/** One vendor's part of an order: what was ordered, what it costs, and what became of each line. */
export function SummarizedPurchaseOrder({ purchaseOrder, progress, lines: Lines }: SummarizedPurchaseOrderProps) {
  const { poNumber, vendor, contractNumber, status, deliverBy, note } = purchaseOrder;
  const since = progress?.since ?? null;
  const invoices = progress?.invoiceNumbers ?? [];
  return (
    <Stack gap="xs" as="section" aria-labelledby={poNumber}>
      <Heading level={3} size="md" id={poNumber}>Purchase order {poNumber}</Heading>
      <Text as="p">{vendor.name}, contract <Text isCode>{contractNumber}</Text></Text>
      <Text as="p">Status: <Text isBold>{statusWords[status]}</Text>{since !== null && <> since {orderMoment(since)}</>}</Text>
      {deliverBy !== null && <Text as="p">Deliver on or before {calendarDay(deliverBy)}</Text>}
      {purchaseOrder.shipTo !== undefined && <ShipsTo address={purchaseOrder.shipTo} />}
      {termsInWords(purchaseOrder).map(({ name, words }) => <Text as="p" key={name}>{name}: {words}</Text>)}
      {note !== '' && <Text as="p">Note to the vendor: {note}</Text>}
      {invoices.length > 0 && <Text as="p">{invoices.length === 1 ? 'Invoice' : 'Invoices'} {invoices.join(', ')}</Text>}
      <Lines purchaseOrder={purchaseOrder} progress={progress} />
    </Stack>
  );
}
