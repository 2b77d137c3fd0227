import { CallFailure, useCall, useSession } from '@quartermaster/core';
import { useCallback, useEffect, useState } from 'react';

export interface SavedState {
  /** False also for a visitor, and until the answer has come. */
  readonly isSaved: boolean;
  /** The answer came, or a change here took its place. */
  readonly isKnown: boolean;
  /** What a change has made of it. */
  readonly changed: (isSaved: boolean) => void;
}

/** Whether the buyer has saved a product. The page of a product is the same for everyone, so that it is asked for apart. */
export function useSavedProduct(productId: string): SavedState {
  const call = useCall();
  const { loggedIn } = useSession();
  // Of the product that was asked for: the next one in the same place is another.
  const [known, setKnown] = useState<{ readonly of: string; readonly isSaved: boolean } | null>(null);
  useEffect(() => {
    if (!loggedIn) return undefined;
    const abort = new AbortController();
    call('/catalog/saved_product', { productId }, { signal: abort.signal }).then(
      // A change that was made meanwhile is newer.
      ({ attributes: { isSaved } }) => setKnown((before) => (before?.of === productId ? before : { of: productId, isSaved })),
      (failure: unknown) => { if (!(failure instanceof CallFailure)) throw failure; },
    );
    return () => abort.abort();
  }, [call, loggedIn, productId]);
  const changed = useCallback((isSaved: boolean) => setKnown({ of: productId, isSaved }), [productId]);
  const own = loggedIn && known?.of === productId ? known : null;
  return { isSaved: own?.isSaved === true, isKnown: own !== null, changed };
}
