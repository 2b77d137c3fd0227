import type { ScreenProps } from '@quartermaster/core';
import { useNavigation } from '@quartermaster/core';
import { PageHeader } from '@quartermaster/screens';
import { OrderActions, OrderFacts, PurchaseOrderProgress } from '@quartermaster/screens/parts';
import { Alert, Container, Stack } from '@quartermaster/ui';
import { PlacedVendorOrder } from './PlacedVendorOrder.tsx';

/** The details of an order in the Global Supply stores: numbered lines over the whole width, as in the cart. */
export default function OrderDetails({ attributes: { order, progress, problem } }: ScreenProps<'/orderhistory/order_details', 'Success'>) {
  const { href } = useNavigation();
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title={`Order ${order.orderNumber}`} trail={[{ label: 'My Orders', href: href('/orderhistory/my_orders') }]} />
        {problem !== null && <Alert tone="error" title="Nothing was changed" isLive>{problem}</Alert>}
        <OrderActions order={order} />
        <OrderFacts order={order} />
        {order.purchaseOrders.map((purchaseOrder) => (
          <PlacedVendorOrder key={purchaseOrder.poNumber} purchaseOrder={purchaseOrder}>
            <PurchaseOrderProgress poNumber={purchaseOrder.poNumber} progress={progress} placedAt={order.placedAt} />
          </PlacedVendorOrder>
        ))}
      </Stack>
    </Container>
  );
}
