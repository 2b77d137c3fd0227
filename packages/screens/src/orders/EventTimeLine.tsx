import type { Approval } from '@quartermaster/contracts';
import { Card, Heading, Stack, Text } from '@quartermaster/ui';
import { orderMoment } from './order-date.ts';

/** What happened to a cart, or to requisitions, that waits for somebody, the oldest first. */
export const EventTimeLine = ({ events }: Pick<Approval, 'events'>) => (
  <Card as="section" aria-label="What happened">
    <Stack gap="sm">
      <Heading level={2} size="md">What happened</Heading>
      <Stack gap="sm" as="ol">
        {events.map(({ at, by, what, details }) => (
          <li key={`${at} ${what}`}>
            <Text isBold>{what}</Text> <Text tone="muted">{orderMoment(at)}, {by}</Text>
            {details.map((detail) => <Text as="p" key={detail}>{detail}</Text>)}
          </li>
        ))}
      </Stack>
    </Stack>
  </Card>
);
