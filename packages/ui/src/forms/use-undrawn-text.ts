import { useLayoutEffect, useRef } from 'react';

/**
 * What was typed into a field and is not drawn yet. An effect of another part may take the focus away in the same moment: React runs what is left of one
 * render before the next, and the field is left while it is still drawn as it was before the key.
 */
export function useUndrawnText(): { readonly noteTyped: (text: string) => void; readonly typedOr: (drawn: string) => string } {
  const undrawn = useRef<string | null>(null);
  useLayoutEffect(() => { undrawn.current = null; });
  return {
    noteTyped: (text) => { undrawn.current = text; },
    typedOr: (drawn) => undrawn.current ?? drawn,
  };
}
