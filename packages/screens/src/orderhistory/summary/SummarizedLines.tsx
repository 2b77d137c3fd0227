import { css } from '@emotion/react';
import { formatMoney, type PurchaseOrder, type PurchaseOrderProgress } from '@quartermaster/contracts';
import { Cell, media, Row, Stack, Table, Text } from '@quartermaster/ui';
import { Fragment } from 'react';
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

/** A number that is broken at one of its hyphens is read as two, or without the hyphen. One that is longer than the line is broken all the same. */
const whole = css({ display: 'inline-block', maxWidth: '100%' });

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
                <Text size="sm" tone="muted">
                  {[manufactureName, itemNumber, gsin === null ? '' : `NSN ${gsin}`].filter((part) => part !== '').map((part, place) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a manufacturer may be named as its part is
                    <Fragment key={`${place} ${part}`}>{place > 0 && ' · '}<span css={whole}>{part}</span></Fragment>
                  ))}
                </Text>
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
