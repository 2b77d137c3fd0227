import { useNavigation } from '@quartermaster/core';
import { Alert } from '@quartermaster/ui';
import { useEffect, useRef } from 'react';
import { currentCheck } from './form-rows.ts';
import type { QuickOrder } from './use-quick-order.ts';

/** What came of adding a list to the cart. It gets the focus: the button that was pressed is below all rows. Keys that go into a field meanwhile stay there. */
export function AddedNotice({ order: { added, rows, isTypedIn } }: { order: Pick<QuickOrder, 'added' | 'rows' | 'isTypedIn'> }) {
  const { href } = useNavigation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (added !== null && place.current !== null && !isTypedIn(place.current)) place.current.focus();
  }, [added, isTypedIn]);
  if (added === null) return null;
  return (
    <div ref={place} tabIndex={-1}>
      {added === 0 ? <Alert tone="warning" isLive>Nothing was added to your cart: see the rows below.</Alert> : (
        <Alert tone="success" isLive>
          {added === 1 ? '1 item is' : `${added} items are`} in your <a href={href('/cart/shopping_cart')}>cart</a> now. {rows.some((row) => (currentCheck(row)?.state ?? 'found') !== 'found') && 'Rows that could not be added are below.'}
        </Alert>
      )}
    </div>
  );
}
