import { Button, Inline, Text } from '@quartermaster/ui';
import { useEffect, useRef } from 'react';
import type { EntryRow } from './entry-rows.ts';

interface PastedLinesProps {
  rows: readonly EntryRow[];
  /** Of the lines that were pasted last and not changed since. */
  keys: readonly string[];
  onUndo: () => void;
  /** Leads to a line by its key. */
  onLead: (key: string) => void;
}

/** Says that a paste has entered, and takes it back: by the button, or by the keys that take back what is typed. The focus goes to the line behind. */
export function PastedLines({ rows, keys, onUndo, onLead }: PastedLinesProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (keys.length === 0) return undefined;
    const undo = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      if (!(target instanceof HTMLInputElement) || target.form !== button.current?.form) return;
      event.preventDefault();
      takeBack();
    };
    document.addEventListener('keydown', undo);
    return () => document.removeEventListener('keydown', undo);
  });

  function takeBack(): void {
    const last = rows.findLastIndex(({ key }) => keys.includes(key));
    const next = rows[last + 1] ?? rows.findLast(({ key }) => !keys.includes(key));
    onUndo();
    if (next !== undefined) onLead(next.key);
  }

  return (
    <Inline align="center">
      <Text as="p" size="sm" role="status">{keys.length === 0 ? '' : keys.length === 1 ? '1 line was pasted.' : `${keys.length} lines were pasted.`}</Text>
      {keys.length > 0 && <Button ref={button} size="sm" onClick={takeBack}>Take the paste back</Button>}
    </Inline>
  );
}
