import { formatMoney, orderStatusWords } from '@quartermaster/contracts';
import { OrderNumber, orderDay, type OrderTableProps } from '@quartermaster/screens/parts';
import { Table } from '@quartermaster/ui';
import { titleFirst } from './title-first.ts';

/** Orders in numbered rows, their status in words alone. */
export function RequisitionTable({ orders, caption = 'Orders, newest first', choice }: OrderTableProps) {
  return (
    <div css={titleFirst}>
      <Table
        caption={caption}
        isCaptionHidden
        items={orders.map((order, index) => ({ ...order, place: index + 1 }))}
        keyOf={({ orderNumber }) => orderNumber}
        isChosen={({ orderNumber }) => choice?.chosen.includes(orderNumber) ?? false}
        columns={[
          { id: 'place', header: 'No.', cell: ({ place }) => place },
          { id: 'number', header: 'Order', isRowHeader: true, cell: ({ orderNumber }) => <OrderNumber orderNumber={orderNumber} choice={choice} /> },
          { id: 'status', header: 'Status', cell: ({ status }) => orderStatusWords[status] },
          { id: 'placed', header: 'Placed', cell: ({ placedAt }) => orderDay(placedAt) },
          { id: 'vendors', header: 'Vendor', cell: ({ vendors }) => vendors.join(', ') },
          { id: 'items', header: 'Lines', align: 'end', cell: ({ lineCount }) => lineCount },
          { id: 'total', header: 'Amount', align: 'end', cell: ({ total }) => formatMoney(total) },
        ]}
      />
    </div>
  );
}
