import { useCallback, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { pressWatchOf } from './press-watch.ts';

/**
 * For what happens when a field is left: gives a function that runs an effect now or, while a pointer is pressed, when the press
 * is over and before its click is handled. A press on a button takes the focus from a field; a message that came or went then
 * would move the button away from under the pointer, and the click would be lost.
 */
export function useAfterPress(): (effect: () => void) => void {
  useEffect(() => pressWatchOf(document).use(), []);
  return useCallback((effect) => {
    let isLater = false;
    pressWatchOf(document).run(() => {
      // The click must find on the page what the effect changed.
      if (isLater) flushSync(effect);
      else effect();
    });
    isLater = true;
  }, []);
}
