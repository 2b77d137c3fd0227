import type { ScreenProps } from '@quartermaster/core';
import { useNavigation } from '@quartermaster/core';
import { Actions, Button, Container, Stack } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { OrderFacts, PrintButton, PurchaseOrders } from '../../orders/index.ts';
import { useReorder } from './use-reorder.ts';

export default function OrderDetails({ attributes: { order } }: ScreenProps<'/orderhistory/order_details', 'Success'>) {
  const { href, open } = useNavigation();
  const { reorder, isPending } = useReorder();
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title={`Order ${order.orderNumber}`} trail={[{ label: 'My Orders', href: href('/orderhistory/my_orders') }]} />
        <Actions>
          <Button look="primary" icon="document" onClick={() => open('/orderhistory/view_pdf', { query: { orderNumber: order.orderNumber } })}>Open PDF (new tab)</Button>
          <Button icon="cart" isPending={isPending} pendingLabel="Adding to the cart" onClick={() => void reorder(order)}>Order again</Button>
          <PrintButton />
        </Actions>
        <OrderFacts order={order} />
        <PurchaseOrders order={order} />
      </Stack>
    </Container>
  );
}
