import type { ScreenProps } from '@quartermaster/core';
import { Container, Inline, Stack } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { OrderList } from './OrderList.tsx';
import { OrderPageLinks } from './OrderPageLinks.tsx';

/** My Orders: the buyer's own, newest first. */
export default function MyOrders({ attributes, query }: ScreenProps<'/orderhistory/my_orders', 'Success'>) {
  return (
    <Container>
      <Stack gap="md">
        <Inline justify="between" align="end">
          <PageHeader title="My Orders" />
          <OrderPageLinks />
        </Inline>
        <OrderList attributes={attributes} query={query} />
      </Stack>
    </Container>
  );
}
