import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, RadioGroup, Stack, Text } from '@quartermaster/ui';
import { useState } from 'react';
import { addressChoices } from './address-choices.ts';
import { BookPages } from './BookPages.tsx';
import type { ShipToStep } from './ShipToChoice.tsx';

type Attributes = AttributesOf<'/checkout/select_shipping', 'SelectShipping'>;

/** The address book, and the ways to an address that is not in it. */
export function AddressChoice({ attributes, isPending, onSend, onCancel }: ShipToStep & { attributes: Attributes }) {
  const { addresses, selected, message, q } = attributes;
  const { href } = useNavigation();
  const preset = selected ?? addresses.find((address) => address.isDefault)?.addressId ?? addresses[0]?.addressId;
  const [chosen, setChosen] = useState(preset);
  // Another page of the book has come: what is not shown cannot be chosen.
  const addressId = addresses.some((address) => address.addressId === chosen) ? chosen : preset;
  return (
    <Stack gap="md">
      {message !== null && <Alert tone="error" isLive>{message}</Alert>}
      <BookPages attributes={attributes} isPending={isPending} onSend={onSend}>
        {addresses.length === 0 ? (
          <Text tone="muted">{q === '' ? 'Your address book is empty.' : 'No address has all of these words.'}</Text>
        ) : (
          <RadioGroup
            legend="Address book"
            value={addressId}
            onChange={setChosen}
            choices={addressChoices(addresses)}
          />
        )}
      </BookPages>
      <Actions>
        {addressId !== undefined && (
          <Button look="primary" isPending={isPending} pendingLabel="Saving the address" onClick={() => void onSend({ addressId })}>Ship to this address</Button>
        )}
        <Button icon="plus" onClick={() => void onSend({ show: 'Create' })}>New address</Button>
        <Button onClick={() => void onSend({ show: 'AacShipping' })}>Use an activity address code (AAC/DoDAAC)</Button>
        <ButtonLink look="plain" href={href('/profile/address_book', { from: 'checkout' })}>Open the address book</ButtonLink>
        <Button look="plain" onClick={onCancel}>Cancel</Button>
      </Actions>
    </Stack>
  );
}
