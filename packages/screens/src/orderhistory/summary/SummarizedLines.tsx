import { css } from '@emotion/react';
import { formatMoney, type PurchaseOrder, type PurchaseOrderProgress } from '@quartermaster/contracts';
import { Cell, media, Row, Stack, Table, Text } from '@quartermaster/ui';
import { WholeNumbers } from '../../orders/index.ts';
import { numberedLines } from './numbered-lines.ts';

/** The tables of all vendors are below each other: their columns line up. */
const aligned = css({
  [media.phoneUp]: {
    '& table': { tableLayout: 'fixed' },
    '& thead th': { width: '14%' },
    '& thead th:first-of-type': { width: '36%' },
    '& thead th:last-of-type': { width: '22%' },
  },
});

export interface SummarizedLinesProps {
  purchaseOrder: PurchaseOrder;
  progress: PurchaseOrderProgress | undefined;
}

/** The lines of a purchase order for paper, few columns wide. */
export function SummarizedLines({ purchaseOrder, progress }: SummarizedLinesProps) {
  const { poNumber, subtotal } = purchaseOrder;
  return (
    <div css={aligned}>
      <Table
        caption={`Lines of purchase order ${poNumber}`}
        isCaptionHidden
        items={numberedLines(purchaseOrder, progress)}
        keyOf={({ position }) => String(position)}
        columns={[
          {
            id: 'item',
            header: 'Item',
            isRowHeader: true,
            cell: ({ position, name, manufactureName, itemNumber, gsin }) => (
              <Stack gap="none">
                <Text>{position}. {name}</Text>
                <Text size="sm" tone="muted"><WholeNumbers parts={[manufactureName, itemNumber, gsin === null ? '' : `NSN ${gsin}`]} between=" · " /></Text>
              </Stack>
            ),
          },
          { id: 'quantity', header: 'Quantity', align: 'end', cell: ({ quantity, unitOfIssue }) => `${quantity.toLocaleString('en-US')} ${unitOfIssue.name}` },
          { id: 'price', header: 'Unit price', align: 'end', cell: ({ price }) => formatMoney(price.unitPrice) },
          { id: 'total', header: 'Total', align: 'end', cell: ({ lineTotal }) => formatMoney(lineTotal) },
          { id: 'delivery', header: 'Delivery', cell: ({ delivery }) => delivery },
        ]}
        footer={<Row><Cell colSpan={5} align="end">Subtotal {formatMoney(subtotal)}</Cell></Row>}
      />
    </div>
  );
}
