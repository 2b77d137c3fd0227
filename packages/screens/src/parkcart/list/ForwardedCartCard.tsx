import type { ForwardedCart } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Button, Card, Heading, Stack, Text, VisuallyHidden } from '@quartermaster/ui';
import { longDay } from '../../shell/index.ts';
import { itemCount } from '../item-count.ts';

/** A cart that a colleague has sent, until the buyer takes it. */
export function ForwardedCartCard({ forwarded: { forwardId, name, from, note, sentAt, expiresAt, lineCount } }: { forwarded: ForwardedCart }) {
  const { send } = useNavigation();
  const of = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <Card as="li">
      <Stack gap="sm">
        <Heading level={3} size="sm">{name}</Heading>
        <Text as="p">{itemCount(lineCount)} from {from}, sent on {longDay(sentAt)}. You can take it until {longDay(expiresAt)}.</Text>
        {note !== '' && <Text as="p" tone="muted">“{note}”</Text>}
        <Actions>
          <Button size="sm" look="primary" onClick={() => void send('/parkcart/change_parkcart', { payload: { take: forwardId } })}><span>Take it{of}</span></Button>
          <Button size="sm" look="plain" onClick={() => void send('/parkcart/change_parkcart', { payload: { decline: forwardId } })}><span>Do not take it{of}</span></Button>
        </Actions>
      </Stack>
    </Card>
  );
}
