import type { ScreenProps } from '@quartermaster/core';
import { useNavigation } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState, Stack, Text } from '@quartermaster/ui';
import { calendarDay } from '../../orders/index.ts';
import { PageHeader, useStartPageAddress } from '../../shell/index.ts';
import { ExpectedOrders } from './ExpectedOrders.tsx';
import { OutlookCounts } from './OutlookCounts.tsx';
import { Spending } from './Spending.tsx';

/** Order Dashboard: what of the buyer's own orders is open, late and expected, and what they spent by month. */
export default function OrderDashboard({ attributes }: ScreenProps<'/orderhistory/dashboard', 'Success'>) {
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
            <OutlookCounts dashboard={attributes} />
            <ExpectedOrders dashboard={attributes} />
            <Spending spending={attributes.spending} years={years} />
          </>
        )}
      </Stack>
    </Container>
  );
}
