import { placeLine } from '@quartermaster/contracts';
import { Button, Inline, Stack, Text, VisuallyHidden } from '@quartermaster/ui';
import type { OrderDestinationProps } from './OrderDestination.tsx';

/** The parts of an order that go elsewhere, each of which may be taken back. */
export function PartsElsewhere({ order, isPending, onSend }: Pick<OrderDestinationProps, 'isPending' | 'onSend'> & { order: OrderDestinationProps['attributes']['order'] }) {
  return (
    <Stack gap="sm" as="section" aria-label="Parts that go elsewhere">
      {order.parts.map(({ shipTo, lines }) => (
        <Inline key={shipTo.addressId} justify="between" align="center">
          <Text>
            <Text isBold>{shipTo.addressName}</Text>, {placeLine(shipTo)}: {lines.map(({ name, quantity }) => `${quantity.toLocaleString('en-US')} of ${name}`).join(', ')}
          </Text>
          <Button size="sm" isPending={isPending} pendingLabel="Taking it back" onClick={() => void onSend({ takeBack: shipTo.addressId })}>
            <span>Take back<VisuallyHidden> what goes to {shipTo.addressName}</VisuallyHidden></span>
          </Button>
        </Inline>
      ))}
    </Stack>
  );
}
