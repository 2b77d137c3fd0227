import { formatMoney, type StatementPage } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Heading, Link, Stack, Table, Text } from '@quartermaster/ui';
import { calendarDay } from '../../orders/index.ts';

/** Orders of the time of a statement that are not compared with it: an activity pays them, and no card. */
export function LeftOut({ orders }: { orders: StatementPage['leftOut'] }) {
  const { href } = useNavigation();
  return (
    <Stack gap="sm">
      <Heading level={2} size="md">Ordered in this time, and billed to an activity</Heading>
      <Text as="p" tone="muted">No card pays these, so they are on no statement and are not compared.</Text>
      <Table
        caption="Ordered in this time, and billed to an activity" isCaptionHidden items={orders} keyOf={({ orderNumber }) => orderNumber}
        columns={[
          { id: 'order', header: 'Order', isRowHeader: true, cell: ({ orderNumber, store }) => (store === null ? <Link href={href('/orderhistory/order_details', { orderNumber })}>{orderNumber}</Link> : `${orderNumber}, ${store} store`) },
          { id: 'placed', header: 'Ordered', cell: ({ placedOn }) => calendarDay(placedOn) },
          { id: 'aac', header: 'Billed to', cell: ({ aac }) => aac },
          { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => formatMoney(total) },
        ]}
      />
    </Stack>
  );
}
