import type { Category } from '@quartermaster/contracts';
import { CallFailure, useCall } from '@quartermaster/core';
import { useCallback, useRef, useState } from 'react';

const none: readonly Category[] = [];

/** The store's categories, asked for once, when somebody comes near the chooser. Without them it still offers the kinds. */
export function useCategories(): { categories: readonly Category[]; load: () => void } {
  const call = useCall();
  const [categories, setCategories] = useState(none);
  const isAsked = useRef(false);
  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    call('/main/start_page', {}, { spinner: false }).then(
      ({ attributes }) => setCategories([...attributes.productCategories, ...attributes.serviceCategories]),
      (failure: unknown) => {
        if (!(failure instanceof CallFailure)) throw failure;
        isAsked.current = false;
      },
    );
  }, [call]);
  return { categories, load };
}
