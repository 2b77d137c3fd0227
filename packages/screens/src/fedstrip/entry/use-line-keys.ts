import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react';
import type { EntryRow, LineField } from './entry-rows.ts';
import { fieldId } from './field-id.ts';

/** Leads to the first field of a line. */
export const focusLine = (key: string): void => focusField(fieldId(key, 'stockNumber'));

function focusField(id: string): void {
  const field = document.getElementById(id);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

/** Where the line in hand is shown with what can be done with it. */
export const currentLineId = 'current-line';

/** Keys as in a terminal: Enter goes on with the next line, the arrows up and down stay in the column, and F2 leads to the line's columns and buttons, past the lines behind it. */
export function useLineKeys(rows: readonly EntryRow[]) {
  const latest = useRef(rows);
  useEffect(() => { latest.current = rows; }, [rows]);
  return useCallback((key: string, field: LineField, event: KeyboardEvent) => {
    if (event.key === 'F2') {
      event.preventDefault();
      document.getElementById(currentLineId)?.focus();
      return;
    }
    const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = latest.current[latest.current.findIndex((row) => row.key === key) + step];
    if (next !== undefined) focusField(fieldId(next.key, event.key === 'Enter' ? 'stockNumber' : field));
  }, []);
}
