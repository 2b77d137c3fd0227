import { css } from '@emotion/react';
import type { ScreenProps } from '@quartermaster/core';
import { useNavigation } from '@quartermaster/core';
import { ButtonLink, Card, Container, EmptyState, Inline, media, Pagination, Stack, Text } from '@quartermaster/ui';
import { PageHeader, useStartPageAddress } from '../../shell/index.ts';
import { ExportCsvButton } from './ExportCsvButton.tsx';
import { filterOf, isFiltered } from './order-filter.ts';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderTable } from '../../orders/index.ts';

/** There each order is a card of its own. */
const plainOnPhone = css({ [media.phone]: { padding: 0, border: 0, background: 'none' } });

/** My Orders: the buyer's own, newest first. */
export default function MyOrders({ attributes, query }: ScreenProps<'/orderhistory/my_orders', 'Success'>) {
  const { href } = useNavigation();
  const start = useStartPageAddress();
  const { orders, total, page, pageSize, vendors } = attributes;
  const filter = filterOf(query);
  const hasFilter = isFiltered(filter);
  const hrefFor = (next: number) => href('/orderhistory/my_orders', { ...Object.fromEntries(query), page: next });
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="My Orders" />
        {(total > 0 || hasFilter) && <OrderFilters vendors={vendors} query={query} />}
        {total === 0 ? (
          <EmptyState
            icon="document"
            title={hasFilter ? 'No order matches these filters' : 'No orders yet'}
            actions={<ButtonLink look="primary" href={hasFilter ? href('/orderhistory/my_orders') : start}>{hasFilter ? 'Show all orders' : 'Start shopping'}</ButtonLink>}
          >
            {hasFilter ? 'Change or clear the filters to see more.' : 'What you order appears here with its status and its documents.'}
          </EmptyState>
        ) : (
          <>
            <Inline justify="between" align="center">
              <Text isBold role="status">{total.toLocaleString('en-US')} {total === 1 ? 'order' : 'orders'}</Text>
              <ExportCsvButton filter={filter} />
            </Inline>
            <Card css={plainOnPhone}><OrderTable orders={orders} /></Card>
            <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefFor={hrefFor} label="Pages of orders" />
          </>
        )}
      </Stack>
    </Container>
  );
}
