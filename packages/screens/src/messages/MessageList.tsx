import { css } from '@emotion/react';
import type { AttributesOf } from '@quartermaster/contracts';
import { Badge, Card, Inline, Stack, Text, token } from '@quartermaster/ui';
import { orderMoment } from '../orders/index.ts';

type Messages = AttributesOf<'/main/message_center', 'Thread'>['messages'];

const list = css({ display: 'flex', flexDirection: 'column', gap: token('space.sm'), margin: 0, padding: 0, listStyle: 'none' });
const said = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Who said what, the oldest first. */
export function MessageList({ messages }: { messages: Messages }) {
  return (
    <ol css={list} role="list" aria-label="Messages, oldest first">
      {messages.map(({ position, at, by, isOwn, isNew, title, text }) => (
        <Card as="li" key={position}>
          <Stack gap="xs">
            <Inline>
              <Text isBold>{isOwn ? `${by} (you)` : by}</Text>
              <Text size="sm" tone="muted">{orderMoment(at)}</Text>
              {isNew && <Badge look="attention">New</Badge>}
            </Inline>
            {title !== 'Message' && <Text as="p" isBold>{title}</Text>}
            {text !== '' && <Text as="p" css={said}>{text}</Text>}
          </Stack>
        </Card>
      ))}
    </ol>
  );
}
