import { useCallback, useEffect, useReducer, useRef } from 'react';
import { isTypingOutside } from './is-typing-outside.ts';

/**
 * Moves the focus to an element by its id, as soon as it is there: the answer that brings it may be shown a moment later.
 * The component that uses this must be one that renders with that answer. A person who types into a field by then goes on typing there.
 */
export function useFocusWhenShown(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const element = wanted.current === null ? null : document.getElementById(wanted.current);
    if (element === null) return;
    wanted.current = null;
    if (isTypingOutside(element)) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  });
  return useCallback((id: string) => {
    wanted.current = id;
    look();
  }, []);
}
