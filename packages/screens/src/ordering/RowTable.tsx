import { css } from '@emotion/react';
import { ColumnHeader, media, Row, TableBody, TableFrame, TableHead, VisuallyHidden } from '@quartermaster/ui';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
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
  /** Id of what has the focus after the last row was removed, where the table goes with it. */
  afterLastId?: string;
}

/** Rows of a list, each with what it is. */
export function RowTable({ caption, rows, order: { change, remove, fill }, afterLastId }: RowTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  // For what is given to rows, which are not drawn anew because of it.
  const latest = useRef(rows);
  useEffect(() => { latest.current = rows; }, [rows]);
  const removed = useRef<number | null>(null);
  const removeRow = useCallback((key: string) => {
    removed.current = latest.current.findIndex(({ row }) => row.key === key);
    if (afterLastId !== undefined && latest.current.length === 1) document.getElementById(afterLastId)?.focus();
    remove(key);
  }, [remove, afterLastId]);
  // The button that was pressed is gone: the focus goes to the row in its place, or to the last one.
  useLayoutEffect(() => {
    if (removed.current === null) return;
    const left = frame.current?.querySelectorAll('tbody tr') ?? [];
    left[Math.min(removed.current, left.length - 1)]?.querySelector('input')?.focus();
    removed.current = null;
  }, [rows]);
  return (
    <div ref={frame}>
      <TableFrame caption={caption} isCaptionHidden css={columns}>
        <TableHead>
          <Row><ColumnHeader>Part number or NSN</ColumnHeader><ColumnHeader>Quantity</ColumnHeader><ColumnHeader>Product</ColumnHeader><ColumnHeader><VisuallyHidden>Remove</VisuallyHidden></ColumnHeader></Row>
        </TableHead>
        <TableBody>
          {rows.map(({ row, place }) => <QuickOrderRow key={row.key} row={row} place={place} onChange={change} onRemove={removeRow} onPaste={fill} />)}
        </TableBody>
      </TableFrame>
    </div>
  );
}
