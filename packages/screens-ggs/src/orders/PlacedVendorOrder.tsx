import { formatMoney, orderStatusWords, termsInWords, type PurchaseOrder } from '@quartermaster/contracts';
import { IndicatorBadges } from '@quartermaster/screens';
import { AddressLines, calendarDay, OrderLineAgain, useProductHref } from '@quartermaster/screens/parts';
import { Card, Cell, DefinitionList, Heading, Inline, Link, Row, Stack, Table, Text } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { scrollingColumns } from './scrolling-columns.ts';

interface PlacedVendorOrderProps {
  purchaseOrder: PurchaseOrder;
  /** What became of it. */
  children: ReactNode;
}

/** What one vendor was sent: its facts, and its lines in the columns of a requisition. */
export function PlacedVendorOrder({ purchaseOrder, children }: PlacedVendorOrderProps) {
  const hrefOf = useProductHref();
  const { poNumber, vendor, contractNumber, status, deliverBy, note, lines, subtotal } = purchaseOrder;
  const facts = [
    { term: 'Vendor', details: vendor.name },
    { term: 'Contract', details: <Text isCode>{contractNumber}</Text> },
    ...(purchaseOrder.shipTo === undefined ? [] : [{ term: 'Ships to', details: <AddressLines address={purchaseOrder.shipTo} /> }]),
    ...(deliverBy === null ? [] : [{ term: 'Deliver on or before', details: calendarDay(deliverBy) }]),
    ...termsInWords(purchaseOrder).map(({ name, words }) => ({ term: name, details: words })),
    ...(note === '' ? [] : [{ term: 'Note to the vendor', details: note }]),
  ];
  return (
    <Card as="section" aria-labelledby={poNumber}>
      <Stack gap="sm">
        <Inline justify="between" align="baseline" data-part="title-bar">
          <Heading level={2} size="sm" id={poNumber}>Purchase order {poNumber}</Heading>
          <Text size="sm">{orderStatusWords[status]}</Text>
        </Inline>
        <DefinitionList entries={facts} />
        <div css={scrollingColumns}>
          <Table
            caption={`Items of purchase order ${poNumber}`}
            isCaptionHidden
            items={lines.map((line, index) => ({ ...line, place: index + 1 }))}
            keyOf={({ place }) => String(place)}
            columns={[
              { id: 'place', header: 'No.', cell: ({ place }) => place },
              { id: 'stock', header: 'Stock or part no.', cell: ({ gsin, itemNumber }) => <Text isCode>{gsin ?? itemNumber}</Text> },
              {
                id: 'item',
                header: 'Item',
                isRowHeader: true,
                cell: (line) => (
                  <Stack gap="xxs">
                    <Link href={hrefOf(line.productId)}>{line.name}</Link>
                    <Text size="sm" tone="muted">{line.manufactureName}{line.kind === 'product' && ` · delivers within ${line.deliveryDays} days`}</Text>
                    <IndicatorBadges indicators={line.indicators} />
                    <OrderLineAgain line={line} />
                  </Stack>
                ),
              },
              { id: 'unit', header: 'Unit', cell: ({ unitOfIssue }) => unitOfIssue.name },
              { id: 'price', header: 'Unit price', align: 'end', cell: ({ price }) => formatMoney(price.unitPrice) },
              { id: 'quantity', header: 'Quantity', align: 'end', cell: ({ quantity }) => quantity.toLocaleString('en-US') },
              { id: 'total', header: 'Total', align: 'end', cell: ({ lineTotal }) => formatMoney(lineTotal) },
            ]}
            footer={<Row><Cell colSpan={7} align="end">Subtotal {formatMoney(subtotal)}</Cell></Row>}
          />
        </div>
        {children}
      </Stack>
    </Card>
  );
}
