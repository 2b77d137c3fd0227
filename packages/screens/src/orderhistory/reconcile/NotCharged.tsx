import { formatMoney, type StatementPage } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Heading, Link, Stack, Table } from '@quartermaster/ui';
import { calendarDay } from '../../orders/index.ts';

/** Purchase orders of the time of a statement that no statement charges in full. */
export function NotCharged({ orders }: { orders: StatementPage['notCharged'] }) {
  const { href } = useNavigation();
  return (
    <Stack gap="sm">
      <Heading level={2} size="md">Ordered in this time, and not charged</Heading>
      <Table
        caption="Ordered in this time, and not charged" isCaptionHidden items={orders} keyOf={({ poNumber }) => poNumber}
        columns={[
          { id: 'po', header: 'Purchase order', isRowHeader: true, cell: ({ orderNumber, poNumber, store }) => (store === null ? <Link href={href('/orderhistory/order_details', { orderNumber })}>{poNumber}</Link> : `${poNumber}, ${store} store`) },
          { id: 'vendor', header: 'Vendor', cell: ({ vendor }) => vendor },
          { id: 'placed', header: 'Ordered', cell: ({ placedOn }) => calendarDay(placedOn) },
          { id: 'open', header: 'Not charged', align: 'end', cell: ({ open }) => formatMoney(open) },
          { id: 'why', header: 'Finding', cell: ({ explanation }) => explanation },
        ]}
      />
    </Stack>
  );
}
