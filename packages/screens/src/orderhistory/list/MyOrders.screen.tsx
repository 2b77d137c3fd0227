import type { ScreenProps } from '@quartermaster/core';
import { useNavigation } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState, Inline, Pagination, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/page/PageHeader.tsx';
import { ExportCsvButton } from './ExportCsvButton.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderTable } from './OrderTable.tsx';

/** My Orders: the buyer's own, newest first. */
export default function MyOrders({ attributes, query }: ScreenProps<'/orderhistory/my_orders', 'Success'>) {
  const { href } = useNavigation();
  const { orders, total, page, pageSize, vendors } = attributes;
  const isFiltered = ['status', 'vendor', 'from', 'to'].some((name) => (query.get(name) ?? '') !== '');
  const hrefFor = (next: number) => href('/orderhistory/my_orders', { ...Object.fromEntries(query), page: next });
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="My Orders" />
        {(total > 0 || isFiltered) && <OrderFilters vendors={vendors} query={query} />}
        {total === 0 ? (
          <EmptyState
            icon="document"
            title={isFiltered ? 'No order matches these filters' : 'No orders yet'}
            actions={<ButtonLink look="primary" href={isFiltered ? href('/orderhistory/my_orders') : href('/main/start_page')}>{isFiltered ? 'Show all orders' : 'Start shopping'}</ButtonLink>}
          >
            {isFiltered ? 'Take a filter away to see more.' : 'What you order appears here with its status and its documents.'}
          </EmptyState>
        ) : (
          <>
            <Inline justify="between" align="center">
              <Text isBold role="status">{total.toLocaleString('en-US')} {total === 1 ? 'order' : 'orders'}</Text>
              <ExportCsvButton orders={orders} />
            </Inline>
            <OrderTable orders={orders} />
            <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefFor={hrefFor} label="Pages of orders" />
          </>
        )}
      </Stack>
    </Container>
  );
}
