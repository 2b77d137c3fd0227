import type { Order } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Button, ButtonLink } from '@quartermaster/ui';
import { PrintButton } from '../../orders/index.ts';
import { OrderAgainButton } from './OrderAgainButton.tsx';

/** What can be done with an order as a whole. */
export function OrderActions({ order }: { order: Order }) {
  const { href, open } = useNavigation();
  const { orderNumber } = order;
  return (
    <Actions>
      <Button look="primary" icon="document" onClick={() => open('/orderhistory/view_pdf', { query: { orderNumber } })}>Open PDF (new tab)</Button>
      <OrderAgainButton order={order} />
      <PrintButton />
      <ButtonLink icon="document" href={href('/orderhistory/order_summary', { orderNumber })}>Order summary</ButtonLink>
    </Actions>
  );
}
