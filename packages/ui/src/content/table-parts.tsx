import type { HTMLAttributes, ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react';
import { scrollFrame, tableStyles } from './table-styles.ts';

export type CellAlign = 'start' | 'center' | 'end';

export interface TableFrameProps extends HTMLAttributes<HTMLTableElement> {
  caption: ReactNode;
  isCaptionHidden?: boolean;
  /** On a phone: each row a card (`cardsUntilWide`: on a tablet too), or a table that scrolls sideways. */
  onPhone?: keyof typeof tableStyles;
}

/**
 * The frame of a table that is written out by hand; `Table` makes one from rows and columns.
 * The roles repeat what the elements mean: as cards their `display` changes, and some browsers forget the table then.
 */
export function TableFrame({ caption, isCaptionHidden = false, onPhone = 'cards', children, ...rest }: TableFrameProps) {
  const table = (
    <table css={tableStyles[onPhone]} role="table" {...rest}>
      <caption data-hidden={isCaptionHidden ? '' : undefined}>{caption}</caption>
      {children}
    </table>
  );
  return onPhone === 'scroll'
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
    ? <div css={scrollFrame} role="region" aria-label={typeof caption === 'string' ? caption : 'Table'} tabIndex={0}>{table}</div>
    : table;
}

/** The heads of a table’s columns. */
export function TableHead({ children }: { children: ReactNode }) {
  return <thead role="rowgroup">{children}</thead>;
}

/** The rows of a table. */
export function TableBody({ children }: { children: ReactNode }) {
  return <tbody role="rowgroup">{children}</tbody>;
}

/** The sums of a table. */
export function TableFoot({ children }: { children: ReactNode }) {
  return <tfoot role="rowgroup">{children}</tfoot>;
}

/** A row of a table; on a phone it becomes a card. */
export function Row({ isChosen = false, ...rest }: HTMLAttributes<HTMLTableRowElement> & { isChosen?: boolean }) {
  // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- the role it has anyway, see TableFrame
  return <tr role="row" data-chosen={isChosen ? '' : undefined} {...rest} />;
}

/** Names a column. */
export function ColumnHeader({ align = 'start', ...rest }: Omit<ThHTMLAttributes<HTMLTableCellElement>, 'align'> & { align?: CellAlign }) {
  return <th scope="col" role="columnheader" data-align={align} {...rest} />;
}

/** Names a row; on a phone it is the title of the card. */
export function RowHeader({ align = 'start', ...rest }: Omit<ThHTMLAttributes<HTMLTableCellElement>, 'align'> & { align?: CellAlign }) {
  return <th scope="row" role="rowheader" data-align={align} {...rest} />;
}

export interface CellProps extends Omit<TdHTMLAttributes<HTMLTableCellElement>, 'align'> {
  /** The column's name, shown beside the value on a phone; the empty string gives the cell the whole width. */
  label?: string;
  align?: CellAlign;
}

/** A cell; `label` names it where the row is a card and its column’s head is not seen. */
export function Cell({ label, align = 'start', ...rest }: CellProps) {
  // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- the role it has anyway, see TableFrame
  return <td role="cell" data-label={label} data-align={align} {...rest} />;
}
