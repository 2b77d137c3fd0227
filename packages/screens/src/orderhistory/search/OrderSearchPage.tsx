import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Container, Stack, Text } from '@quartermaster/ui';
import type { ComponentType } from 'react';
import type { OrderTableProps } from '../../orders/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { FoundOrders } from './FoundOrders.tsx';
import { OrderSearchForm } from './OrderSearchForm.tsx';

export interface OrderSearchPageProps {
  attributes: AttributesOf<'/orderhistory/order_search', 'Success'>;
  table?: ComponentType<OrderTableProps>;
}

/** The buyer's own orders by what is known of them, in the table of the store's look. */
export function OrderSearchPage({ attributes, ...look }: OrderSearchPageProps) {
  const { href } = useNavigation();
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Order Search" trail={[{ label: 'My Orders', href: href('/orderhistory/my_orders') }]}>
          <Text as="p" tone="muted">Fill in what you know of the order. An order is found when all of it is true.</Text>
        </PageHeader>
        <OrderSearchForm attributes={attributes} />
        {attributes.isSearched && <FoundOrders attributes={attributes} {...look} />}
      </Stack>
    </Container>
  );
}
