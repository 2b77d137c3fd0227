import { useId, useState } from 'react';
import { useFocusWhenShown } from '../../shell/index.ts';

/** Read-only lines of one order that are shown at once: a page has the orders of several vendors. */
export const readLinesAtOnce = 25;

/**
 * A part of the lines of one order. Lines that something is to be said of are always in it: the lists of problems lead to them.
 */
export function usePartOfLines<Line extends object>(lines: readonly Line[], isAlwaysShown: (line: Line) => boolean) {
  const id = useId();
  const focusWhenShown = useFocusWhenShown();
  const [wanted, setWanted] = useState(1);
  const pageCount = Math.max(1, Math.ceil(lines.length / readLinesAtOnce));
  const page = Math.min(wanted, pageCount);
  const from = (page - 1) * readLinesAtOnce;
  return {
    id, page, pageCount,
    matching: lines.length,
    shown: pageCount === 1 ? lines : lines.filter((line, index) => (index >= from && index < from + readLinesAtOnce) || isAlwaysShown(line)),
    show(next: number) {
      setWanted(next);
      focusWhenShown(id);
    },
  };
}
