import { useEffect, useState } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import { cellOf, isBlankRow, type RowTable } from './row-table.ts';
import { cellKey, placeOfCell, type Place, type Typed } from './typed.ts';

/** The rows of a form: which there are, what comes and goes, and which of them were sent. */
export function useRowTable(table: RowTable | undefined, control: Control<Typed>, idOf: (place: Place) => string) {
  const { fields: rows, append, remove, update } = useFieldArray({ control, name: 'rows' });
  /** Ids of the rows that were sent: the server counts these alone. Null before the first. */
  const [sentIds, setSentIds] = useState<readonly string[] | null>(null);
  const [focused, setFocused] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (focused !== null) document.getElementById(focused.id)?.focus();
  }, [focused]);

  const placesOf = (index: number, rowId: string): Place[] =>
    table === undefined ? [] : table.columns.map((column) => placeOfCell(table.name, column, index, rowId));
  const newRow = () => ({ ...table?.newRow });

  /** The focus goes to the row that takes its place. There is always a row to type into. */
  function removeAt(index: number): void {
    if (rows.length === 1) update(0, newRow());
    else remove(index);
    const [first] = placesOf(Math.max(0, Math.min(index, rows.length - 2)), '');
    if (first !== undefined) setFocused({ id: idOf(first) });
  }

  return {
    rows,
    places: rows.flatMap(({ id }, index) => placesOf(index, id)),
    placesOf,
    add: () => append(newRow()),
    removeAt,
    /** The rows that hold something, which are remembered as sent. */
    sent({ rows: typed }: Typed): Typed['rows'] {
      const filled = typed.map((row, index) => ({ row, id: rows[index]?.id ?? '' })).filter(({ row }) => table !== undefined && !isBlankRow(table, row));
      setSentIds(filled.map(({ id }) => id));
      return filled.map(({ row }) => row);
    },
    /** A row that holds nothing is not checked, unless it is the first and all of them hold nothing. */
    isChecked(index: number, { rows: typed }: Typed): boolean {
      if (table === undefined) return false;
      return !isBlankRow(table, typed[index] ?? {}) || (index === 0 && typed.every((row) => isBlankRow(table, row)));
    },
    /** The key of the cell that a message of the server is about. */
    keyOf(serverField: string): string | null {
      const cell = table === undefined ? null : cellOf(table, serverField);
      const rowId = cell === null ? undefined : sentIds === null ? rows[cell.row]?.id : sentIds[cell.row];
      return cell === null || rowId === undefined ? null : cellKey(rowId, cell.column);
    },
  };
}
