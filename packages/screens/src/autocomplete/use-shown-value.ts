import { useState } from 'react';

/**
 * The value of a field that follows what is shown, by Back too. What was entered after the last value was sent stays: the answer to that one may come while a
 * buyer types the next.
 */
export function useShownValue(shown: string): readonly [value: string, enter: (value: string) => void, sent: (value: string) => void] {
  const [value, setValue] = useState(shown);
  /** What the field was given or has sent last. */
  const [settled, setSettled] = useState(shown);
  const [before, setBefore] = useState(shown);
  if (before !== shown) {
    setBefore(shown);
    setSettled(shown);
    if (value === settled) setValue(shown);
  }
  return [value, setValue, setSettled];
}
