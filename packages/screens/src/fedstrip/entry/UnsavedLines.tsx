import { useEffect, useRef } from 'react';
import type { EntryRow } from './entry-rows.ts';
import { readUnsaved, unsavedText } from './unsaved-text.ts';

interface UnsavedLinesProps {
  rows: readonly EntryRow[];
  onRestore: (lines: readonly EntryRow[]) => void;
}

/** What the server does not have yet, as a field that is not shown: the engine keeps it over a reload and a sign-in, like all that is typed, and puts it back. */
export function UnsavedLines({ rows, onRestore }: UnsavedLinesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const text = unsavedText(rows);
    const { current: element } = field;
    element?.toggleAttribute('data-keeps-draft', text !== '');
    if (element === null || element.value === text) return;
    element.value = text;
    // The engine reads the fields alone that it was told of.
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, [rows]);
  useEffect(() => {
    const element = field.current;
    const filled = () => { if (element !== null) onRestore(readUnsaved(element.value)); };
    element?.addEventListener('input', filled);
    return () => element?.removeEventListener('input', filled);
  }, [onRestore]);
  return <textarea ref={field} hidden tabIndex={-1} aria-label="Lines that are not kept yet" name="unsaved-lines" defaultValue="" />;
}
