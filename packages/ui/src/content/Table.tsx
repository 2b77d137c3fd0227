import type { ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { VisuallyHidden } from '../typography/index.ts';
import { Cell, ColumnHeader, Row, RowHeader, TableBody, TableFoot, TableFrame, TableHead, type CellAlign } from './table-parts.tsx';

export interface Column<Item> {
  id: string;
  header: string;
  /** For a column of buttons: the name is for screen readers only. */
  isHeaderHidden?: boolean;
  cell: (item: Item) => ReactNode;
  align?: CellAlign;
  /** The column that names the row. */
  isRowHeader?: boolean;
  isSortable?: boolean;
}

export interface Sorting {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Item> {
  caption: ReactNode;
  isCaptionHidden?: boolean;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
  isChosen?: (item: Item) => boolean;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
  /** Rows of sums, made of `Row` and `Cell`. */
  footer?: ReactNode;
  onPhone?: 'cards' | 'scroll';
}

/** A table from rows and columns; on a phone each row is a card. */
export function Table<Item>({ columns, items, keyOf, isChosen, sorting, onSort, footer, ...frame }: TableProps<Item>) {
  const header = (column: Column<Item>) => {
    if (column.isHeaderHidden) return <VisuallyHidden>{column.header}</VisuallyHidden>;
    if (!column.isSortable || onSort === undefined) return column.header;
    const current = sorting?.columnId === column.id ? sorting.direction : undefined;
    return (
      <button type="button" onClick={() => onSort({ columnId: column.id, direction: current === 'ascending' ? 'descending' : 'ascending' })}>
        {column.header}
        <Icon name={current === undefined ? 'sort' : current === 'ascending' ? 'arrowUp' : 'arrowDown'} size="sm" />
      </button>
    );
  };
  return (
    <TableFrame {...frame}>
      <TableHead>
        <Row>
          {columns.map((column) => (
            <ColumnHeader key={column.id} align={column.align ?? 'start'} aria-sort={sorting?.columnId === column.id ? sorting.direction : undefined}>
              {header(column)}
            </ColumnHeader>
          ))}
        </Row>
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <Row key={keyOf(item)} isChosen={isChosen?.(item) ?? false}>
            {columns.map((column) => column.isRowHeader
              ? <RowHeader key={column.id} align={column.align ?? 'start'}>{column.cell(item)}</RowHeader>
              : <Cell key={column.id} align={column.align ?? 'start'} label={column.isHeaderHidden ? '' : column.header}>{column.cell(item)}</Cell>)}
          </Row>
        ))}
      </TableBody>
      {footer !== undefined && <TableFoot>{footer}</TableFoot>}
    </TableFrame>
  );
}
