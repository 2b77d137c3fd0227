import { Card, Heading, Inline, Link, Stack } from '@quartermaster/ui';
import { useNavigation } from '@quartermaster/core';
import { OrderTable } from '../../orders/index.ts';
import { useRecentOrders } from './use-recent-orders.ts';

/** The last orders, to order from again. Nothing until there are some. */
export function RecentOrders() {
  const { href } = useNavigation();
  const orders = useRecentOrders(3);
  if (orders.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="recent-orders">
      <Stack gap="sm">
        <Inline justify="between" align="baseline" data-part="title-bar">
          <Heading level={2} size="md" id="recent-orders">Your recent orders</Heading>
          <Link href={href('/orderhistory/my_orders')}>All my orders</Link>
        </Inline>
        <OrderTable orders={orders} caption="Your recent orders, newest first" />
      </Stack>
    </Card>
  );
}
