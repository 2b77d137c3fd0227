import type { AttributesOf } from '@quartermaster/contracts';
import { Actions, Alert, Button, RadioGroup, Stack, Text } from '@quartermaster/ui';
import { useState } from 'react';
import type { ShipToStep } from './ShipToChoice.tsx';

type Attributes = AttributesOf<'/checkout/select_shipping', 'SelectShipping'>;

/** The address book, and the ways to an address that is not in it. */
export function AddressChoice({ attributes: { addresses, selected, message }, isPending, onSend, onCancel }: ShipToStep & { attributes: Attributes }) {
  const preset = selected ?? addresses.find((address) => address.isDefault)?.addressId ?? addresses[0]?.addressId;
  const [addressId, setAddressId] = useState(preset);
  return (
    <Stack gap="md">
      {message !== null && <Alert tone="error" isLive>{message}</Alert>}
      {addresses.length === 0 ? (
        <Text tone="muted">Your address book is empty.</Text>
      ) : (
        <RadioGroup
          legend="Address book"
          value={addressId}
          onChange={setAddressId}
          choices={addresses.map((address) => ({
            value: address.addressId,
            label: address.addressName,
            hint: `${address.organization}, ${address.line1}, ${address.city}, ${address.state} ${address.zip}`,
            ...(address.aac !== null && { detail: `Activity address code (AAC) ${address.aac}` }),
          }))}
        />
      )}
      <Actions>
        {addressId !== undefined && (
          <Button look="primary" isPending={isPending} pendingLabel="Saving the address" onClick={() => void onSend({ addressId })}>Ship to this address</Button>
        )}
        <Button icon="plus" onClick={() => void onSend({ show: 'Create' })}>New address</Button>
        <Button onClick={() => void onSend({ show: 'AacShipping' })}>Use an activity address code (AAC/DoDAAC)</Button>
        <Button look="plain" onClick={onCancel}>Cancel</Button>
      </Actions>
    </Stack>
  );
}
