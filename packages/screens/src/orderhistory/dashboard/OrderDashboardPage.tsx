import type { AttributesOf, Dashboard } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState, Stack, Text } from '@quartermaster/ui';
import type { ComponentType } from 'react';
import { calendarDay } from '../../orders/index.ts';
import { PageHeader, useStartPageAddress } from '../../shell/index.ts';
import { ExpectedOrders } from './ExpectedOrders.tsx';
import { ExpectedOrderTable, type ExpectedOrderTableProps } from './ExpectedOrderTable.tsx';
import { OutlookCounts } from './OutlookCounts.tsx';
import { Spending } from './Spending.tsx';

export interface OrderDashboardPageProps {
  attributes: AttributesOf<'/orderhistory/dashboard', 'Success'>;
  counts?: ComponentType<{ dashboard: Dashboard }>;
  table?: ComponentType<ExpectedOrderTableProps>;
}

/** What of the buyer's own orders is open, late and expected, and what they spent by month, in the parts of the store's look. */
export function OrderDashboardPage({ attributes, counts: Counts = OutlookCounts, table = ExpectedOrderTable }: OrderDashboardPageProps) {
  const { href } = useNavigation();
  const start = useStartPageAddress();
  const { today, years } = attributes;
  return (
    <Container>
      <Stack gap="lg">
        <PageHeader title="Order Dashboard" trail={[{ label: 'My Orders', href: href('/orderhistory/my_orders') }]}>
          <Text as="p" tone="muted">Your orders in this store on {calendarDay(today)}</Text>
        </PageHeader>
        {years === null ? (
          <EmptyState icon="document" title="No orders yet" actions={<ButtonLink look="primary" href={start}>Start shopping</ButtonLink>}>
            What is open, late and expected appears here, with what you spent by month.
          </EmptyState>
        ) : (
          <>
            <Counts dashboard={attributes} />
            <ExpectedOrders dashboard={attributes} table={table} />
            <Spending spending={attributes.spending} years={years} />
          </>
        )}
      </Stack>
    </Container>
  );
}
