import { Alert } from '@quartermaster/ui';
import type { CartPage } from '../cart-page.ts';
import { DeliverToForm } from './DeliverToForm.tsx';

/** What the cart was looked at for: a ZIP code, and whether all of it is delivered there. Nothing where none was asked for. */
export function DeliverTo({ page: { deliverTo, warnings } }: { page: CartPage }) {
  if (deliverTo === undefined) return null;
  const { zip, message } = deliverTo;
  const missing = (warnings ?? []).filter(({ code }) => code === 'NOT_DELIVERED_THERE').length;
  return (
    <>
      {message === null && (
        <Alert tone={missing === 0 ? 'success' : 'warning'} isLive>
          {missing === 0 ? `Everything in your cart is delivered to ${zip}.` : `${missing === 1 ? 'One item is' : `${missing} items are`} not delivered to ${zip}: see below.`} Totals are those for this ZIP code. You choose the address itself at checkout.
        </Alert>
      )}
      <DeliverToForm zip={zip} message={message} />
    </>
  );
}
