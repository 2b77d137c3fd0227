import { Alert } from '@quartermaster/ui';
import { useEffect, useRef } from 'react';

/** What an operator has just done. It gets the focus: the control that was pressed may have gone with what it was for. */
export function Done({ done }: { done: { readonly text: string } | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done !== null) place.current?.focus();
  }, [done]);
  return done === null ? null : <div ref={place} tabIndex={-1}><Alert tone="success" isLive><p>{done.text}</p></Alert></div>;
}
