import { formatMoney, type ParkedCart } from '@quartermaster/contracts';
import { useModals, useNavigation, useNewKey } from '@quartermaster/core';
import { Actions, Badge, Button, ButtonLink, Card, Heading, Inline, Stack, Text, VisuallyHidden } from '@quartermaster/ui';
import { useState } from 'react';
import { longDay } from '../../shell/index.ts';
import { itemCount } from '../item-count.ts';
import { RenameForm } from './RenameForm.tsx';

/** One parked cart with what can be done with it. */
export function ParkedCartCard({ parkedCart }: { parkedCart: ParkedCart }) {
  const { send, href } = useNavigation();
  const modals = useModals();
  const newKey = useNewKey();
  const [isRenamed, setRenamed] = useState(false);
  const { parkedCartId, name, parkedAt, expiresAt, isTemplate, lineCount, subtotal, changedLines } = parkedCart;
  const of = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <Card as="li">
      <Stack gap="sm">
        <Inline justify="between" align="center"><Heading level={3} size="sm">{name}</Heading>{isTemplate && <Badge look="info">Template</Badge>}</Inline>
        <Text as="p">
          {itemCount(lineCount)} for {formatMoney(subtotal)} at the prices of now.{changedLines > 0 && <Text tone="warning"> {itemCount(changedLines)} changed since then.</Text>}
        </Text>
        <Text as="p" size="sm" tone="muted">Parked on {longDay(parkedAt)}{expiresAt === null ? '; stays until you remove it' : `; kept until ${longDay(expiresAt)}`}.</Text>
        {isRenamed
          ? <RenameForm parkedCart={parkedCart} onDone={() => setRenamed(false)} />
          : (
            <Actions>
              <Button size="sm" look="primary" icon="cart" onClick={() => void send('/parkcart/change_parkcart', { payload: { addBack: { parkedCartId, changeKey: newKey() } } })}><span>Add<VisuallyHidden> {name}</VisuallyHidden> to the cart</span></Button>
              <Button size="sm" onClick={() => modals.open('/parkcart/parkcart_detail', { parkedCartId })}><span>Look at it{of}</span></Button>
              <ButtonLink size="sm" href={href('/parkcart/forward', { parkedCartId })}>Forward{of}</ButtonLink>
              <Button size="sm" look="plain" onClick={() => setRenamed(true)}><span>Rename{of}</span></Button>
              <Button size="sm" look="plain" onClick={() => void send('/parkcart/change_parkcart', { payload: { template: { parkedCartId, isTemplate: !isTemplate } } })}><span>{isTemplate ? 'No template any more' : 'Keep as a template'}{of}</span></Button>
              <Button size="sm" look="plain" onClick={() => modals.open('/parkcart/removecart', { parkedCartId })}><span>Remove{of}</span></Button>
            </Actions>
          )}
      </Stack>
    </Card>
  );
}
