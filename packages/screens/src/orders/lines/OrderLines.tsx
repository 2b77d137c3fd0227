import type { CartLine, Money } from '@quartermaster/contracts';
import { Cell, ColumnHeader, Row, RowHeader, Stack, TableBody, TableFoot, TableFrame, TableHead } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { LongListPages } from '../long/LongListPages.tsx';
import { readLinesAtOnce, usePartOfLines } from '../long/use-part-of-lines.ts';
import { readLineColumns } from './line-columns.ts';
import { LineChange } from './LineChange.tsx';
import { LineTotal } from './LineTotal.tsx';
import { LineItem, type ItemOfLine } from './LineItem.tsx';
import { SubtotalRow } from './SubtotalRow.tsx';
import { UnitPrice } from './UnitPrice.tsx';
import { lineId } from './line-id.ts';

type ShownLine = ItemOfLine & Partial<Pick<CartLine, 'cartKey' | 'change'>>;

export interface OrderLinesProps<Line extends ShownLine> {
  caption: string;
  lines: readonly Line[];
  subtotal: Money;
  /** What can be done about a line, below its item, and below what has changed about it. */
  action?: ((line: Line) => ReactNode) | undefined;
}

const hasChange = <Line extends ShownLine>(line: Line): line is Line & CartLine => line.change !== undefined && line.cartKey !== undefined;

/** The lines of one order as a table: before it is placed and after. */
export function OrderLines<Line extends ShownLine>({ caption, lines, subtotal, action }: OrderLinesProps<Line>) {
  const part = usePartOfLines(lines, (line) => (line.change ?? null) !== null);
  return (
    <Stack gap="sm">
      <TableFrame caption={caption} isCaptionHidden css={readLineColumns} id={part.id} tabIndex={-1}>
        <TableHead>
          <Row>
            <ColumnHeader>Item</ColumnHeader>
            <ColumnHeader align="end">Unit price</ColumnHeader>
            <ColumnHeader align="end">Quantity</ColumnHeader>
            <ColumnHeader align="end">Total</ColumnHeader>
          </Row>
        </TableHead>
        <TableBody>
          {part.shown.map((line) => (
            <Row key={line.offerId} {...(line.cartKey !== undefined && { id: lineId(line.cartKey), tabIndex: -1 })}>
              <RowHeader><Stack gap="xs"><LineItem line={line}>{!hasChange(line) && action?.(line)}</LineItem>{hasChange(line) && <><LineChange line={line} />{action?.(line)}</>}</Stack></RowHeader>
              <Cell label="Unit price" align="end"><UnitPrice line={line} /></Cell>
              <Cell label="Quantity" align="end">{line.quantity.toLocaleString('en-US')}</Cell>
              <Cell label="Total" align="end"><LineTotal line={line} /></Cell>
            </Row>
          ))}
        </TableBody>
        <TableFoot><SubtotalRow subtotal={subtotal} /></TableFoot>
      </TableFrame>
      <LongListPages list={part} of={`${caption.charAt(0).toLowerCase()}${caption.slice(1)}`} atOnce={readLinesAtOnce} />
    </Stack>
  );
}
