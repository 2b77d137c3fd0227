import { css } from '@emotion/react';
import { ColumnHeader, media, Row, TableBody, TableFrame, TableHead, VisuallyHidden } from '@quartermaster/ui';
import type { FormRow } from './form-rows.ts';
import { QuickOrderRow } from './QuickOrderRow.tsx';
import type { QuickOrder } from './use-quick-order.ts';

/** On a phone each row is a card: its fields have the whole width, below their names. */
const columns = css({
  [media.phone]: {
    '& tbody tr > td': { display: 'block', textAlign: 'start' },
    '& tbody tr > td:empty': { display: 'none' },
    '& tbody tr > td[data-label]:not([data-label=""])::before': { display: 'block' },
    '& tbody tr > td > div': { width: '100%', maxWidth: 'none' },
  },
  [media.phoneUp]: {
    'tableLayout': 'fixed',
    '& thead th:nth-of-type(1)': { width: '30%' },
    '& thead th:nth-of-type(2)': { width: '18em' },
    '& thead th:nth-of-type(4)': { width: '4em' },
    '& tbody td': { verticalAlign: 'top' },
  },
});

interface RowTableProps {
  caption: string;
  rows: readonly { readonly row: FormRow; readonly place: number }[];
  order: Pick<QuickOrder, 'change' | 'remove' | 'fill'>;
}

/** Rows of a list, each with what it is. */
export function RowTable({ caption, rows, order: { change, remove, fill } }: RowTableProps) {
  return (
    <TableFrame caption={caption} isCaptionHidden css={columns}>
      <TableHead>
        <Row><ColumnHeader>Part number or NSN</ColumnHeader><ColumnHeader>Quantity</ColumnHeader><ColumnHeader>Product</ColumnHeader><ColumnHeader><VisuallyHidden>Remove</VisuallyHidden></ColumnHeader></Row>
      </TableHead>
      <TableBody>
        {rows.map(({ row, place }) => <QuickOrderRow key={row.key} row={row} place={place} onChange={change} onRemove={remove} onPaste={fill} />)}
      </TableBody>
    </TableFrame>
  );
}
