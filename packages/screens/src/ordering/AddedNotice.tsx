import { useNavigation } from '@quartermaster/core';
import { Alert } from '@quartermaster/ui';
import { isBlank } from './form-rows.ts';
import type { QuickOrder } from './use-quick-order.ts';

/** What came of adding a list to the cart. */
export function AddedNotice({ order: { added, rows } }: { order: Pick<QuickOrder, 'added' | 'rows'> }) {
  const { href } = useNavigation();
  if (added === null) return null;
  if (added === 0) return <Alert tone="warning" isLive>Nothing was added to your cart: see the rows below.</Alert>;
  return (
    <Alert tone="success" isLive>
      {added === 1 ? '1 item is' : `${added} items are`} in your <a href={href('/cart/shopping_cart')}>cart</a> now. {rows.some((row) => !isBlank(row)) && 'Rows that could not be added are below.'}
    </Alert>
  );
}
