import type { ProductDetail } from '@quartermaster/contracts';
import { CallFailure, useCall } from '@quartermaster/core';
import { useEffect, useState } from 'react';

const noneFailed: ReadonlySet<string> = new Set();
const none: ReadonlyMap<string, ProductDetail> = new Map();

/** The details of several products, as they come; `failed` counts those that did not. */
export function useProductDetails(productIds: readonly string[]) {
  const call = useCall();
  const [details, setDetails] = useState(none);
  const [failed, setFailed] = useState<ReadonlySet<string>>(noneFailed);
  const wanted = productIds.join('\n');

  useEffect(() => {
    const abort = new AbortController();
    for (const productId of wanted.split('\n').filter(Boolean)) {
      call('/catalog/quicklook', { productId }, { signal: abort.signal, spinner: false }).then(
        (answer) => {
          if (abort.signal.aborted) return;
          if (answer.responseName === 'Success') setDetails((before) => new Map(before).set(productId, answer.attributes.product));
          else setFailed((before) => new Set(before).add(productId));
        },
        (failure: unknown) => {
          if (!(failure instanceof CallFailure)) throw failure;
          if (!abort.signal.aborted) setFailed((before) => new Set(before).add(productId));
        },
      );
    }
    return () => abort.abort();
  }, [wanted, call]);

  return { details, failed: productIds.filter((id) => failed.has(id) && !details.has(id)).length };
}
