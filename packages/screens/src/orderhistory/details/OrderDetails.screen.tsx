import type { ScreenProps } from '@quartermaster/core';
import { useNavigation } from '@quartermaster/core';
import { Alert, Container, Stack } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { OrderFacts, PurchaseOrders } from '../../orders/index.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderLineAgain } from './OrderLineAgain.tsx';
import { PurchaseOrderProgress } from './PurchaseOrderProgress.tsx';

export default function OrderDetails({ attributes: { order, progress, problem } }: ScreenProps<'/orderhistory/order_details', 'Success'>) {
  const { href } = useNavigation();
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title={`Order ${order.orderNumber}`} trail={[{ label: 'My Orders', href: href('/orderhistory/my_orders') }]} />
        {problem !== null && <Alert tone="error" title="Nothing was changed" isLive>{problem}</Alert>}
        <OrderActions order={order} />
        <OrderFacts order={order} />
        <PurchaseOrders order={order} lineAction={(line) => <OrderLineAgain line={line} />}>
          {({ poNumber }) => <PurchaseOrderProgress poNumber={poNumber} progress={progress} placedAt={order.placedAt} />}
        </PurchaseOrders>
      </Stack>
    </Container>
  );
}
