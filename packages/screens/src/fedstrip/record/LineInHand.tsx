import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { CurrentLine, type CurrentLineProps } from './CurrentLine.tsx';

/** A pause in typing, in milliseconds. */
const pause = 150;
const nothing: Pick<CurrentLineProps, 'row' | 'number'> = { row: null, number: 0 };

/** The line that has the focus, behind the keys: another line at once, and what is typed into it in a pause. No key waits for 25 columns, and they are not read out at each. */
export function LineInHand({ row, number, ...rest }: CurrentLineProps) {
  const now = useMemo(() => ({ row, number }), [row, number]);
  const [settled, setSettled] = useState(now);
  if (settled.row?.key !== row?.key || settled.number !== number) setSettled(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), pause);
    return () => clearTimeout(timer);
  }, [now]);
  const shown = useDeferredValue(settled, nothing);
  return <CurrentLine row={shown.row} number={shown.number} {...rest} />;
}
