import type { OrderRow } from '@quartermaster/contracts';
import { formatMoney } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Badge, Link, Table } from '@quartermaster/ui';
import { orderDay } from './order-date.ts';
import { statusLook, statusWords } from './order-status.ts';

export function OrderTable({ orders, caption = 'Orders, newest first' }: { orders: readonly OrderRow[]; caption?: string }) {
  const { href } = useNavigation();
  return (
    <Table
      caption={caption}
      isCaptionHidden
      items={orders}
      keyOf={(order) => order.orderNumber}
      columns={[
        {
          id: 'number',
          header: 'Order',
          isRowHeader: true,
          cell: (order) => <Link href={href('/orderhistory/order_details', { orderNumber: order.orderNumber })}>{order.orderNumber}</Link>,
        },
        { id: 'placed', header: 'Placed', cell: (order) => orderDay(order.placedAt) },
        { id: 'vendors', header: 'Vendors', cell: (order) => order.vendors.join(', ') },
        { id: 'items', header: 'Items', align: 'end', cell: (order) => order.lineCount },
        { id: 'total', header: 'Total', align: 'end', cell: (order) => formatMoney(order.total) },
        { id: 'status', header: 'Status', cell: (order) => <Badge look={statusLook[order.status]}>{statusWords[order.status]}</Badge> },
      ]}
    />
  );
}
