import type { VendorGroup } from '@quartermaster/contracts';
import { useDeferredValue, useMemo, useState } from 'react';
import { useFocusWhenShown } from '../../shell/index.ts';
import { linesAtOnce, pageWith, shownPart, type ShownPart } from './shown-lines.ts';

/** A long list of vendors' lines in parts. */
export interface LongList extends ShownPart {
  /** Where the focus goes when another part is shown. */
  readonly id: string;
  /** Whether there is more than is shown at once. */
  readonly isLong: boolean;
  /** All lines, whatever is searched for. */
  readonly count: number;
  readonly words: string;
  search(words: string): void;
  show(page: number): void;
}

/**
 * @param revealed the key of a line that has come to its place: the part that has it is shown
 */
export function useShownPart(groups: readonly VendorGroup[], id: string, revealed: string | null): LongList {
  const focusWhenShown = useFocusWhenShown();
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const [known, setKnown] = useState(revealed);
  if (known !== revealed) {
    setKnown(revealed);
    if (revealed !== null) setPage(pageWith(groups, words, revealed) ?? page);
  }
  const soon = useDeferredValue(words);
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const isLong = count > linesAtOnce;
  const part = useMemo(() => shownPart(groups, isLong ? soon : '', page), [groups, isLong, soon, page]);
  return {
    ...part, id, isLong, count, words,
    search(next) {
      setWords(next);
      setPage(1);
    },
    show(next) {
      setPage(next);
      focusWhenShown(id);
    },
  };
}
