import { useAfterPress } from '@quartermaster/ui';
import { useCallback, useEffect, useRef } from 'react';

/**
 * For what comes late above the foot of a page: gives a function that runs an effect by which the page grows as soon as no one sees the foot move. A person who has scrolled there looks at
 * a link of it, and would press beside it; a page that was not scrolled yet is still coming. While a pointer is pressed the effect waits too, so that the click finds its link where the press began.
 */
export function useUnseenFoot(): (grow: () => void) => void {
  const afterPress = useAfterPress();
  const observer = useRef<IntersectionObserver | null>(null);
  useEffect(() => () => observer.current?.disconnect(), []);
  return useCallback((grow) => {
    const later = (): void => afterPress(() => void setTimeout(grow));
    const foot = document.querySelector('footer');
    observer.current?.disconnect();
    if (foot === null || window.scrollY === 0) {
      later();
      return;
    }
    observer.current = new IntersectionObserver((seen) => {
      if (seen.at(-1)?.isIntersecting === true) return;
      observer.current?.disconnect();
      later();
    });
    observer.current.observe(foot);
  }, [afterPress]);
}
