import { formatMoney, type PurchaseOrder, type PurchaseOrderProgress } from '@quartermaster/contracts';
import { Cell, Heading, Row, Stack, Table, Text } from '@quartermaster/ui';
import { calendarDay, orderMoment, statusWords } from '../../orders/index.ts';
import { deliveryWords } from './delivery-words.ts';

interface SummarizedPurchaseOrderProps {
  purchaseOrder: PurchaseOrder;
  progress: PurchaseOrderProgress | undefined;
}

/** One vendor's part of an order: what was ordered, what it costs, and what became of each line. */
export function SummarizedPurchaseOrder({ purchaseOrder, progress }: SummarizedPurchaseOrderProps) {
  const { poNumber, vendor, contractNumber, status, deliverBy, note, lines, subtotal } = purchaseOrder;
  const since = progress?.since ?? null;
  const invoices = progress?.invoiceNumbers ?? [];
  const numbered = lines.map((line, index) => ({ ...line, position: index + 1 }));
  return (
    <Stack gap="xs" as="section" aria-labelledby={poNumber}>
      <Heading level={3} size="md" id={poNumber}>Purchase order {poNumber}</Heading>
      <Text as="p">{vendor.name}, contract <Text isCode>{contractNumber}</Text></Text>
      <Text as="p">Status: <Text isBold>{statusWords[status]}</Text>{since !== null && <> since {orderMoment(since)}</>}</Text>
      {deliverBy !== null && <Text as="p">Deliver on or before {calendarDay(deliverBy)}</Text>}
      {note !== '' && <Text as="p">Note to the vendor: {note}</Text>}
      {invoices.length > 0 && <Text as="p">{invoices.length === 1 ? 'Invoice' : 'Invoices'} {invoices.join(', ')}</Text>}
      <Table
        caption={`Lines of purchase order ${poNumber}`}
        isCaptionHidden
        items={numbered}
        keyOf={({ position }) => String(position)}
        columns={[
          {
            id: 'item',
            header: 'Item',
            isRowHeader: true,
            cell: ({ position, name, manufactureName, itemNumber, gsin }) => (
              <Stack gap="none">
                <Text>{position}. {name}</Text>
                <Text size="sm" tone="muted">{[manufactureName, itemNumber, gsin === null ? '' : `NSN ${gsin}`].filter((part) => part !== '').join(' · ')}</Text>
              </Stack>
            ),
          },
          { id: 'quantity', header: 'Quantity', align: 'end', cell: ({ quantity, unitOfIssue }) => `${quantity.toLocaleString('en-US')} ${unitOfIssue.name}` },
          { id: 'price', header: 'Unit price', align: 'end', cell: ({ price }) => formatMoney(price.unitPrice) },
          { id: 'total', header: 'Total', align: 'end', cell: ({ lineTotal }) => formatMoney(lineTotal) },
          { id: 'delivery', header: 'Delivery', cell: ({ position }) => deliveryWords(progress?.lines.find((line) => line.position === position)) },
        ]}
        footer={<Row><Cell colSpan={5} align="end">Subtotal {formatMoney(subtotal)}</Cell></Row>}
      />
    </Stack>
  );
}
