import { Icon, Inline, Text } from '@quartermaster/ui';
import { formatDeliveryDays } from './delivery-days.ts';

/** Days after receipt of order; nothing for services. */
export function DeliveryLine({ days }: { days: { low: number; high: number } | null }) {
  const text = formatDeliveryDays(days);
  if (text === null) return null;
  return (
    <Inline as="span" gap="xxs" isWrapping={false} title="Days after receipt of order">
      <Icon name="truck" />
      <Text size="sm" isUnbroken>{text} ARO</Text>
    </Inline>
  );
}
