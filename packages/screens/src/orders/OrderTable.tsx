import { css } from '@emotion/react';
import type { OrderRow } from '@quartermaster/contracts';
import { formatMoney } from '@quartermaster/contracts';
import { Badge, media, Table } from '@quartermaster/ui';
import { orderDay } from './order-date.ts';
import { OrderNumber, type OrderChoice } from './OrderNumber.tsx';
import { statusLook, statusWords } from './order-status.ts';

/** On a tablet the row has no room for a long status in one line. */
const breaking = css({ [media.narrow]: { whiteSpace: 'normal' } });

export interface OrderTableProps {
  orders: readonly OrderRow[];
  caption?: string;
  /** Orders may be chosen. */
  choice?: OrderChoice;
}

export function OrderTable({ orders, caption = 'Orders, newest first', choice }: OrderTableProps) {
  return (
    <Table
      caption={caption}
      isCaptionHidden
      items={orders}
      keyOf={(order) => order.orderNumber}
      isChosen={({ orderNumber }) => choice?.chosen.includes(orderNumber) ?? false}
      columns={[
        { id: 'number', header: 'Order', isRowHeader: true, cell: ({ orderNumber }) => <OrderNumber orderNumber={orderNumber} choice={choice} /> },
        { id: 'placed', header: 'Placed', cell: (order) => orderDay(order.placedAt) },
        { id: 'vendors', header: 'Vendors', cell: (order) => order.vendors.join(', ') },
        { id: 'items', header: 'Items', align: 'end', cell: (order) => order.lineCount },
        { id: 'total', header: 'Total', align: 'end', cell: (order) => formatMoney(order.total) },
        { id: 'status', header: 'Status', cell: (order) => <Badge css={breaking} look={statusLook[order.status]}>{statusWords[order.status]}</Badge> },
      ]}
    />
  );
}
