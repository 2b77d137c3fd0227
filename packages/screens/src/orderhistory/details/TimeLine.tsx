import { css } from '@emotion/react';
import type { PurchaseOrderProgress } from '@quartermaster/contracts';
import { Heading, Stack, Text, token } from '@quartermaster/ui';
import { orderMoment } from '../../orders/index.ts';

const list = css({ margin: 0, paddingInlineStart: token('space.lg') });
const said = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Everything that happened to a purchase order, the oldest first. */
export function TimeLine({ progress: { poNumber, happenings }, placedAt }: { progress: PurchaseOrderProgress; placedAt: string }) {
  const id = `${poNumber}-happened`;
  return (
    <Stack gap="xs">
      <Heading level={3} size="sm" id={id}>What happened</Heading>
      <ol css={list} aria-labelledby={id}>
        <li><Text isBold>Submitted</Text> <Text size="sm" tone="muted">{orderMoment(placedAt)}</Text></li>
        {happenings.map(({ position, at, by, title, text }) => (
          <li key={position}>
            <Text isBold>{title}</Text> <Text size="sm" tone="muted">{orderMoment(at)}, {by}</Text>
            {text !== '' && <Text as="p" size="sm" css={said}>{text}</Text>}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
