import type { Dashboard } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Badge, Card, Heading, Inline, Link, Stack, Table, Text } from '@quartermaster/ui';
import { calendarDay, statusLook, statusWords } from '../../orders/index.ts';

/** The purchase orders that are late or expected this week, the earliest first. */
export function ExpectedOrders({ dashboard: { today, weekEnds, expected, counts } }: { dashboard: Dashboard }) {
  const { href } = useNavigation();
  if (expected.length === 0) {
    return <Text as="p">Nothing is late, and nothing is expected until {calendarDay(weekEnds)}. {counts.Open > 0 && 'What is open is expected later, or has no date.'}</Text>;
  }
  return (
    <Card as="section" aria-labelledby="expected-orders">
      <Stack gap="sm">
        <Heading level={2} size="lg" id="expected-orders">Late and expected until {calendarDay(weekEnds)}</Heading>
        <Text as="p" tone="muted">The day is the one that the vendor promised, or that you asked for, or that the delivery time gives. Confirm receipt in the details of the order: it is not late any more then.</Text>
        <Table
          caption="Purchase orders by the day on which they are expected"
          isCaptionHidden
          items={expected}
          keyOf={({ poNumber }) => poNumber}
          columns={[
            { id: 'number', header: 'Purchase order', isRowHeader: true, cell: ({ poNumber, orderNumber }) => <Link href={href('/orderhistory/order_details', { orderNumber })}>{poNumber}</Link> },
            { id: 'expected', header: 'Expected', cell: ({ expectedOn }) => <Inline as="span">{calendarDay(expectedOn)}{expectedOn < today && <Badge look="warning">Late</Badge>}</Inline> },
            { id: 'vendor', header: 'Vendor', cell: ({ vendor }) => vendor },
            { id: 'status', header: 'Status', cell: ({ status }) => <Badge look={statusLook[status]}>{statusWords[status]}</Badge> },
          ]}
        />
        {expected.length >= 10 && <Text as="p">These are the first {expected.length}. The numbers above lead to all orders that are late or arrive this week.</Text>}
      </Stack>
    </Card>
  );
}
