import type { CallFailure } from '@quartermaster/core';
import { useNavigation } from '@quartermaster/core';
import { Alert, Link } from '@quartermaster/ui';

/** The meaning of a failed Place order for the buyer: the lost answer may be that of an order that was placed. */
export function PlaceOrderFailure({ failure }: { failure: CallFailure }) {
  const { href } = useNavigation();
  const isKnown = failure.status !== null && failure.status >= 400 && failure.status < 500;
  return (
    <Alert tone="error" isLive title={isKnown ? (failure.title ?? 'The order was not placed') : 'No confirmation came back'}>
      {failure.message}{' '}
      {isKnown
        ? <>Look at <Link href={href('/orderhistory/my_orders')}>My Orders</Link>, or <Link href={href('/cart/shopping_cart')}>go back to the cart</Link>.</>
        : 'You can press the button again: the order is never placed twice.'}
    </Alert>
  );
}
