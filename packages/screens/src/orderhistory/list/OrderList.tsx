import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { ButtonLink, EmptyState, Pagination, Text } from '@quartermaster/ui';
import type { ComponentType } from 'react';
import { orderStatuses, OrderTable, type OrderTableProps } from '../../orders/index.ts';
import { useStartPageAddress } from '../../shell/index.ts';
import { OrdersToChoose } from '../choice/OrdersToChoose.tsx';
import { ExportCsvButton } from '../export/ExportCsvButton.tsx';
import type { OrderPages } from '../export/use-order-export.ts';
import { filterOf, isFiltered, type OrderFilter } from './order-filter.ts';
import { OrderFilters } from './OrderFilters.tsx';

const pagesOf = ({ status, ...filter }: OrderFilter): OrderPages => async (call, page) => {
  const request = { ...filter, status: orderStatuses.find((known) => known === status), page, include: 'lines' } as const;
  return (await call('/orderhistory/my_orders', request, { spinner: false })).attributes;
};

export interface OrderListProps {
  attributes: AttributesOf<'/orderhistory/my_orders', 'Success'>;
  query: URLSearchParams;
  table?: ComponentType<OrderTableProps>;
}

/** The buyer's own orders, newest first, with filters. */
export function OrderList({ attributes, query, table = OrderTable }: OrderListProps) {
  const { href } = useNavigation();
  const start = useStartPageAddress();
  const { orders, total, page, pageSize, vendors } = attributes;
  const filter = filterOf(query);
  const hasFilter = isFiltered(filter);
  const hrefFor = (next: number) => href('/orderhistory/my_orders', { ...Object.fromEntries(query), page: next });
  return (
    <>
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
          <OrdersToChoose orders={orders} table={table} actions={<ExportCsvButton pages={pagesOf(filter)} />}>
            <Text isBold role="status">{total.toLocaleString('en-US')} {total === 1 ? 'order' : 'orders'}</Text>
          </OrdersToChoose>
          <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefFor={hrefFor} label="Pages of orders" />
        </>
      )}
    </>
  );
}
