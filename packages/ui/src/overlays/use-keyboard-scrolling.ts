import { useEffect, useRef, type RefObject } from 'react';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

/**
 * For a box that scrolls: while its content is longer than the box and holds nothing that takes the focus, the box itself takes it.
 * Otherwise it could not be scrolled with the keyboard (WCAG 2.1.1), and a box that need not scroll would be a stop for nothing.
 */
export function useKeyboardScrolling<Box extends HTMLElement>(): RefObject<Box | null> {
  const ref = useRef<Box>(null);
  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const decide = (): void => {
      const isNeeded = box.scrollHeight > box.clientHeight && box.querySelector(focusable) === null;
      if (isNeeded) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    decide();
    const watcher = new ResizeObserver(decide);
    watcher.observe(box);
    for (const child of box.children) watcher.observe(child);
    return () => watcher.disconnect();
  });
  return ref;
}
