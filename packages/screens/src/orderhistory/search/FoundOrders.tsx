import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { EmptyState, Pagination, Text } from '@quartermaster/ui';
import type { ComponentType } from 'react';
import { OrderTable, type OrderTableProps } from '../../orders/index.ts';
import { OrdersToChoose } from '../choice/OrdersToChoose.tsx';
import { ExportCsvButton } from '../export/ExportCsvButton.tsx';
import type { OrderPages } from '../export/use-order-export.ts';
import { queryOf } from './order-criteria.ts';

interface FoundOrdersProps {
  attributes: AttributesOf<'/orderhistory/order_search', 'Success'>;
  table?: ComponentType<OrderTableProps>;
}

/** The orders that a search found, a page at a time. */
export function FoundOrders({ attributes, table = OrderTable }: FoundOrdersProps) {
  const { criteria, orders, total, page, pageSize } = attributes;
  const { href } = useNavigation();
  const pages: OrderPages = async (call, next) =>
    (await call('/orderhistory/order_search', { ...queryOf(criteria), page: next, include: 'lines' }, { spinner: false })).attributes;
  const hrefFor = (next: number) => href('/orderhistory/order_search', { ...queryOf(criteria), page: next });

  return (
    <>
      <OrdersToChoose orders={orders} table={table} caption="Orders found, newest first" actions={<ExportCsvButton pages={pages} />}>
        <Text isBold role="status">{total.toLocaleString('en-US')} {total === 1 ? 'order' : 'orders'} found</Text>
      </OrdersToChoose>
      {total === 0 && <EmptyState icon="document" title="No order matches this search">Ask for less: one word of the product, a part of the number, or a longer span of days.</EmptyState>}
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefFor={hrefFor} label="Pages of orders" />
    </>
  );
}
