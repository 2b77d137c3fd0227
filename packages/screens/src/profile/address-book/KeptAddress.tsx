import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Badge, Button, ButtonLink, Card, Inline, Stack, Text, VisuallyHidden } from '@quartermaster/ui';
import { AddressLines } from '../../orders/index.ts';

interface KeptAddressProps {
  address: AttributesOf<'/profile/address_book', 'Initial'>['addresses'][number];
  isPending: boolean;
  onMakeDefault: () => void;
  onRemove: () => void;
}

/** One address of the book with what can be done with it. */
export function KeptAddress({ address, isPending, onMakeDefault, onRemove }: KeptAddressProps) {
  const { href } = useNavigation();
  const { addressId, addressName, kind, isDefault, isComplete } = address;
  const named = <VisuallyHidden> {addressName}</VisuallyHidden>;
  return (
    <Card as="li">
      <Stack gap="sm">
        <AddressLines address={address} />
        {(isDefault || !isComplete) && (
          <Inline gap="xs">
            {isDefault && <Badge look="info">Default</Badge>}
            {!isComplete && <Badge look="warning">Something is missing</Badge>}
          </Inline>
        )}
        {kind === 'aac' && <Text as="p" size="sm" tone="muted">From the activity address directory, which keeps it up to date.</Text>}
        <Actions>
          {kind === 'street' && <ButtonLink size="sm" href={href('/profile/address_book', { addressId })}><span>{isComplete ? 'Change' : 'Complete'}{named}</span></ButtonLink>}
          {!isDefault && <Button size="sm" look="plain" isPending={isPending} pendingLabel="Saving" onClick={onMakeDefault}><span>Make<VisuallyHidden> {addressName} the</VisuallyHidden> default</span></Button>}
          <Button size="sm" look="plain" isPending={isPending} pendingLabel="Saving" onClick={onRemove}><span>Remove{named}</span></Button>
        </Actions>
      </Stack>
    </Card>
  );
}
