import type { ScreenProps } from '@quartermaster/core';
import { PageHeader } from '@quartermaster/screens';
import { OrderList, OrderPageLinks } from '@quartermaster/screens/parts';
import { Container, Stack } from '@quartermaster/ui';
import { RequisitionTable } from './RequisitionTable.tsx';

/** My Orders of the Global Supply stores: a numbered table over the whole width. */
export default function MyOrders({ attributes, query }: ScreenProps<'/orderhistory/my_orders', 'Success'>) {
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="My Orders" />
        <OrderPageLinks />
        <OrderList attributes={attributes} query={query} table={RequisitionTable} />
      </Stack>
    </Container>
  );
}
