import { useEffect, useRef } from 'react';

/** Moves the focus to what an answer says, when it is shown: the form that was sent is gone. */
export function useNoticeFocus() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => { place.current?.focus(); }, []);
  return place;
}
