import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { EmptyState, Pagination, Text } from '@quartermaster/ui';
import { OrdersToChoose } from '../choice/OrdersToChoose.tsx';
import { ExportCsvButton } from '../export/ExportCsvButton.tsx';
import type { OrderPages } from '../export/use-order-export.ts';
import { queryOf } from './order-criteria.ts';

/** The orders that a search found, a page at a time. */
export function FoundOrders({ attributes }: { attributes: AttributesOf<'/orderhistory/order_search', 'Success'> }) {
  const { criteria, orders, total, page, pageSize } = attributes;
  const { href } = useNavigation();
  const pages: OrderPages = async (call, next) =>
    (await call('/orderhistory/order_search', { ...queryOf(criteria), page: next, include: 'lines' }, { spinner: false })).attributes;
  const hrefFor = (next: number) => href('/orderhistory/order_search', { ...queryOf(criteria), page: next });

  return (
    <>
      <OrdersToChoose orders={orders} caption="Orders found, newest first" actions={<ExportCsvButton pages={pages} />}>
        <Text isBold role="status">{total.toLocaleString('en-US')} {total === 1 ? 'order' : 'orders'} found</Text>
      </OrdersToChoose>
      {total === 0 && <EmptyState icon="document" title="No order matches this search">Ask for less: one word of the product, a part of the number, or a longer span of days.</EmptyState>}
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefFor={hrefFor} label="Pages of orders" />
    </>
  );
}
