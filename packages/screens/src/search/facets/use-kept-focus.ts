import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus where the buyer was when the list of a facet changes under them. `remember` the control that they used;
 * when a new answer has taken it away or moved it, the focus goes back to it, or else to the fallback.
 */
export function useKeptFocus(answer: unknown, fallbackId: string): (elementId: string) => void {
  const used = useRef<string | null>(null);
  useLayoutEffect(() => {
    const wanted = used.current;
    used.current = null;
    if (wanted === null) return;
    const active = document.activeElement;
    // Focus that has moved to another control stays there.
    if (active !== null && active !== document.body) return;
    (document.getElementById(wanted) ?? document.getElementById(fallbackId))?.focus({ preventScroll: true });
  }, [answer, fallbackId]);
  return (elementId) => { used.current = elementId; };
}
