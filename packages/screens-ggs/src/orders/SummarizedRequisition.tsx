import { formatMoney } from '@quartermaster/contracts';
import { numberedLines, type SummarizedLinesProps } from '@quartermaster/screens/parts';
import { Cell, Row, Table, Text } from '@quartermaster/ui';
import { scrollingColumns } from './scrolling-columns.ts';

/** The lines of a purchase order for paper, with what became of each. */
export function SummarizedRequisition({ purchaseOrder, progress }: SummarizedLinesProps) {
  const { poNumber, subtotal } = purchaseOrder;
  return (
    <div css={scrollingColumns}>
      <Table
        caption={`Lines of purchase order ${poNumber}`}
        isCaptionHidden
        items={numberedLines(purchaseOrder, progress)}
        keyOf={({ position }) => String(position)}
        columns={[
          { id: 'place', header: 'No.', cell: ({ position }) => position },
          { id: 'stock', header: 'Stock or part no.', cell: ({ gsin, itemNumber }) => <Text isCode>{gsin ?? itemNumber}</Text> },
          { id: 'item', header: 'Item', isRowHeader: true, cell: ({ name }) => name },
          { id: 'unit', header: 'Unit', cell: ({ unitOfIssue }) => unitOfIssue.name },
          { id: 'price', header: 'Unit price', align: 'end', cell: ({ price }) => formatMoney(price.unitPrice) },
          { id: 'quantity', header: 'Quantity', align: 'end', cell: ({ quantity }) => quantity.toLocaleString('en-US') },
          { id: 'total', header: 'Total', align: 'end', cell: ({ lineTotal }) => formatMoney(lineTotal) },
          { id: 'delivery', header: 'Delivery', cell: ({ delivery }) => delivery },
        ]}
        footer={<Row><Cell colSpan={8} align="end">Subtotal {formatMoney(subtotal)}</Cell></Row>}
      />
    </div>
  );
}
