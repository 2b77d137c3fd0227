import type { ParkedLine } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Link, Stack, Text } from '@quartermaster/ui';
import { calendarDay } from '../../orders/index.ts';

/** The newest order that had it, for templates. */
export function LastOrdered({ lastOrder, quantity, newest }: Pick<ParkedLine, 'lastOrder' | 'quantity'> & { /** Number of the newest order that had something of the template. */ newest: string | undefined }) {
  const { href } = useNavigation();
  if (lastOrder === null) return 'Never';
  return (
    <Stack gap="xxs">
      <Link href={href('/orderhistory/order_details', { orderNumber: lastOrder.orderNumber })}>{calendarDay(lastOrder.orderedAt.slice(0, 10))}</Link>
      <Text size="sm" {...(lastOrder.quantity !== quantity && { tone: 'warning' })}>{lastOrder.quantity.toLocaleString('en-US')} ordered{lastOrder.quantity !== quantity && `, ${quantity.toLocaleString('en-US')} here`}</Text>
      {newest !== undefined && lastOrder.orderNumber !== newest && <Text size="sm" tone="warning">Not in the last order</Text>}
    </Stack>
  );
}
