import { Icon, Inline, Text } from '@quartermaster/ui';
import { formatDeliveryDays } from './delivery-days.ts';

/** Days until delivery, which vendors count from the receipt of the order; nothing for services. */
export function DeliveryLine({ days }: { days: { low: number; high: number } | null }) {
  const text = formatDeliveryDays(days);
  if (text === null) return null;
  return (
    <Inline as="span" gap="xxs" isWrapping={false}>
      <Icon name="truck" />
      <Text size="sm" isUnbroken>{text} after order</Text>
    </Inline>
  );
}
