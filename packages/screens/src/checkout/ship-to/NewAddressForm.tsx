import type { AddressForm } from '@quartermaster/contracts';
import { Actions, Alert, Button, Stack, Text } from '@quartermaster/ui';
import { AddressFields, SuggestedAddress, useAddressEntry } from '../../addresses/index.ts';
import { Form, FormErrors } from '../../forms/index.ts';
import type { ShipToStep } from './ShipToChoice.tsx';

/** A new address, or an old one that lacks something. */
export function NewAddressForm({ attributes, isPending, draft, onSend, onCancel, onKeepDraft }: ShipToStep & { attributes: AddressForm }) {
  const { kind, addressId, version, suggestion } = attributes;
  const entry = useAddressEntry({
    asked: attributes,
    values: addressId === null ? draft : null,
    isPending,
    onSend: (address, isConfirmed) => onSend(addressId === null ? { newAddress: address, isConfirmed } : { save: { kind, addressId, version, address, isConfirmed } }),
  });
  const { form } = entry;

  function backToBook() {
    if (addressId === null) onKeepDraft(form.values());
    void onSend({});
  }

  return (
    <Form form={form} aria-label={addressId === null ? 'New shipping address' : 'Complete the address'}>
      <Stack gap="md">
        {addressId !== null && <Alert tone="warning" title="Something is missing">This address was kept before an address had to have all that is asked for here. Fill in what is missing, and the order goes there.</Alert>}
        <FormErrors form={form} />
        <Text isBold>{addressId === null ? 'New address' : attributes.values.addressName}</Text>
        <AddressFields form={form} asked={attributes} />
        {suggestion !== null && <SuggestedAddress suggestion={suggestion} entry={entry} isPending={isPending} />}
        <Actions>
          <Button type="submit" look="primary" isPending={isPending} pendingLabel="Saving the address">Save and ship to this address</Button>
          <Button look="plain" onClick={backToBook}>Back to the address book</Button>
          <Button look="plain" onClick={onCancel}>Cancel</Button>
        </Actions>
      </Stack>
    </Form>
  );
}
