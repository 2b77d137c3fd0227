import type { LastOrderOfTemplate } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Heading, Link, Stack, Text } from '@quartermaster/ui';
import { calendarDay } from '../../orders/index.ts';
import { itemCount } from '../item-count.ts';

/** What the last order had, and the template does not: the other way of the comparison is beside its items. */
export function LackingHere({ lastOrder: { orderNumber, orderedAt, lacking } }: { lastOrder: LastOrderOfTemplate }) {
  const { href } = useNavigation();
  const order = <Link href={href('/orderhistory/order_details', { orderNumber })}>the last order, of {calendarDay(orderedAt.slice(0, 10))}</Link>;
  if (lacking.length === 0) return <Text as="p">All that was in {order} is in this template.</Text>;
  return (
    <Stack as="section" gap="xs" aria-labelledby="lacking-here">
      <Heading level={4} size="sm" id="lacking-here">Ordered last time, and not in this template</Heading>
      <Text as="p" size="sm">{itemCount(lacking.length)} of {order}:</Text>
      <ul>
        {lacking.map(({ offerId, name, itemNumber, vendor, quantity, unit }) => (
          <li key={offerId}>{name} <Text size="sm" tone="muted">{[itemNumber, vendor].filter((part) => part !== '').join(', ')}</Text>: {quantity.toLocaleString('en-US')} {unit}</li>
        ))}
      </ul>
    </Stack>
  );
}
