import type { Dashboard } from '@quartermaster/contracts';
import { Card, Heading, Stack, Text } from '@quartermaster/ui';
import type { ComponentType } from 'react';
import { calendarDay } from '../../orders/index.ts';
import { ExpectedOrderTable, type ExpectedOrderTableProps } from './ExpectedOrderTable.tsx';

interface ExpectedOrdersProps {
  dashboard: Dashboard;
  table?: ComponentType<ExpectedOrderTableProps>;
}

/** The purchase orders that are late or expected this week, the earliest first. */
export function ExpectedOrders({ dashboard: { today, weekEnds, expected, counts }, table: Expected = ExpectedOrderTable }: ExpectedOrdersProps) {
  if (expected.length === 0) {
    return <Text as="p">Nothing is late, and nothing is expected until {calendarDay(weekEnds)}. {counts.Open > 0 && 'What is open is expected later, or has no date.'}</Text>;
  }
  return (
    <Card as="section" aria-labelledby="expected-orders">
      <Stack gap="sm">
        <Heading level={2} size="lg" id="expected-orders">Late and expected until {calendarDay(weekEnds)}</Heading>
        <Text as="p" tone="muted">The day is the one that the vendor promised, or that you asked for, or that the delivery time gives. Confirm receipt in the details of the order: it is not late any more then.</Text>
        <Expected expected={expected} today={today} />
        {expected.length >= 10 && <Text as="p">These are the first {expected.length}. The numbers above lead to all orders that are late or arrive this week.</Text>}
      </Stack>
    </Card>
  );
}
