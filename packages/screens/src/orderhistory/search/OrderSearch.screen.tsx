import type { ScreenProps } from '@quartermaster/core';
import { useNavigation } from '@quartermaster/core';
import { Container, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { FoundOrders } from './FoundOrders.tsx';
import { OrderSearchForm } from './OrderSearchForm.tsx';

/** Order Search: the buyer's own orders by what is known of them. */
export default function OrderSearch({ attributes }: ScreenProps<'/orderhistory/order_search', 'Success'>) {
  const { href } = useNavigation();
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Order Search" trail={[{ label: 'My Orders', href: href('/orderhistory/my_orders') }]}>
          <Text as="p" tone="muted">Fill in what you know of the order. An order is found when all of it is true.</Text>
        </PageHeader>
        <OrderSearchForm attributes={attributes} />
        {attributes.isSearched && <FoundOrders attributes={attributes} />}
      </Stack>
    </Container>
  );
}
