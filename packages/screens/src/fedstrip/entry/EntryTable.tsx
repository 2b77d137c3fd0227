import { css } from '@emotion/react';
import { ColumnHeader, media, Row, TableFrame, TableHead } from '@quartermaster/ui';
import { EntryPart, partSize } from './EntryPart.tsx';
import type { EntryRowCellsProps } from './EntryRowCells.tsx';
import type { EntryRow } from './entry-rows.ts';

interface EntryTableProps extends Pick<EntryRowCellsProps, 'given' | 'isExpanded' | 'actions'> {
  rows: readonly EntryRow[];
  active: string | null;
}

const columns = css({
  '& input': { fontFamily: 'ui-monospace, monospace' },
  [media.narrow]: {
    '& tbody th': { gap: 0 },
    '& tbody th::before': { content: '"Line "', whiteSpace: 'pre' },
    '& tbody tr > td': { display: 'block', textAlign: 'start' },
    '& tbody tr > td:empty': { display: 'none' },
    '& tbody tr > td[data-label]:not([data-label=""])::before': { display: 'block' },
    '& tbody tr > td > div': { width: '100%', maxWidth: 'none' },
  },
  [media.wide]: {
    'tableLayout': 'fixed',
    '& thead th:nth-of-type(1)': { width: '4.5em' },
    '& thead th:nth-of-type(2)': { width: '16em' },
    '& thead th:nth-of-type(3)': { width: '9em' },
    '& thead th:nth-of-type(4)': { width: '9em' },
    '& tbody td:nth-of-type(2) input, & tbody td:nth-of-type(3) input': { maxWidth: '7em' },
    '& thead th:nth-of-type(6)': { width: '8em' },
    '& thead th:nth-of-type(7)': { width: '9em' },
    '& tbody td, & tbody th': { paddingBlock: '0.25rem' },
  },
});

/** The lines as rows, in parts that are drawn while they are near the window. */
export function EntryTable({ rows, active, ...rest }: EntryTableProps) {
  const parts = Array.from({ length: Math.ceil(rows.length / partSize) }, (_, nth) => rows.slice(nth * partSize, (nth + 1) * partSize));
  const inHand = parts.findIndex((part) => part.some(({ key }) => key === active));
  return (
    <TableFrame caption="Lines" isCaptionHidden onPhone="cardsUntilWide" css={columns} aria-rowcount={rows.length + 1}>
      <TableHead>
        <Row><ColumnHeader>Line</ColumnHeader><ColumnHeader>NSN or part number</ColumnHeader><ColumnHeader>Quantity</ColumnHeader><ColumnHeader>Unit</ColumnHeader><ColumnHeader>Item</ColumnHeader><ColumnHeader align="end">Price</ColumnHeader><ColumnHeader align="end">Total</ColumnHeader></Row>
      </TableHead>
      {parts.map((part, nth) => <EntryPart key={`part-${nth + 1}`} rows={part} first={nth * partSize + 1} active={nth === inHand ? active : null} isBeside={inHand !== -1 && Math.abs(nth - inHand) === 1} {...rest} />)}
    </TableFrame>
  );
}
