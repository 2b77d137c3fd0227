import { memo, useEffect, useRef, useState } from 'react';
import { EntryRowCells, type EntryRowCellsProps } from './EntryRowCells.tsx';
import type { EntryRow } from './entry-rows.ts';
import { FarLines } from './FarLines.tsx';

interface EntryPartProps extends Pick<EntryRowCellsProps, 'given' | 'isExpanded' | 'actions'> {
  rows: readonly EntryRow[];
  /** Of the first row, from 1. */
  first: number;
  /** The key of the line that has the focus, where it is one of these. */
  active: string | null;
  /** Whether the line that has the focus is in the part before or behind: the next keys lead here. */
  isBeside: boolean;
}

/** Pixels above and below the window within which lines are drawn. */
const margin = '500px 0px';
const guessedHeight = 52;
const drawnAtFirst = 30;

/** Some lines, which have fields while they are near the window: of five hundred only those that somebody may see, or reach with the next keys. The others are text. */
export const EntryPart = memo(({ rows, first, active, isBeside, given, isExpanded, actions }: EntryPartProps) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [{ isNear, height }, setSeen] = useState({ isNear: first <= drawnAtFirst, height: rows.length * guessedHeight });
  useEffect(() => {
    const element = body.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([seen]) => {
      if (seen !== undefined) setSeen({ isNear: seen.isIntersecting, height: seen.boundingClientRect.height });
    }, { rootMargin: margin });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isDrawn = isNear || isBeside || active !== null;
  return (
    <tbody role="rowgroup" ref={body}>
      {isDrawn
        ? rows.map((row, at) => <EntryRowCells key={row.key} row={row} number={first + at} isActive={row.key === active} {...{ given, isExpanded, actions }} />)
        : <FarLines {...{ rows, first, height }} />}
    </tbody>
  );
}, (before, after) =>
  before.first === after.first && before.active === after.active && before.isBeside === after.isBeside && before.given === after.given && before.isExpanded === after.isExpanded && before.actions === after.actions
  && before.rows.length === after.rows.length && before.rows.every((row, at) => row === after.rows[at]));
EntryPart.displayName = 'EntryPart';

/** Lines that come and go together. */
export const partSize = 10;
