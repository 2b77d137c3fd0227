import type { AddressForm } from '@quartermaster/contracts';
import { Actions, Alert, Button, Stack, Text } from '@quartermaster/ui';
import { AddressFields, SuggestedAddress, useAddressEntry } from '../../addresses/index.ts';
import { Form, FormErrors } from '../../forms/index.ts';
import type { AddressFormStep } from './ShipToChoice.tsx';

const newAddressTitle: Readonly<Record<AddressForm['kind'], string>> = { street: 'New address', military: 'New APO, FPO or DPO address', overseas: 'New overseas address', forwarder: 'New freight forwarder' };

/** A new address, or an old one that lacks something. */
export function NewAddressForm({ attributes, isPending, draft, onSend, onCancel, onKeepDraft, use = 'Save and ship to this address' }: AddressFormStep & { attributes: AddressForm }) {
  const { kind, addressId, version, suggestion } = attributes;
  // The one that may be left for the address book, and come back to.
  const isDrafted = addressId === null && kind === 'street';
  const entry = useAddressEntry({
    asked: attributes,
    values: isDrafted ? draft : null,
    isPending,
    onSend: (address, isConfirmed) => onSend(isDrafted ? { newAddress: address, isConfirmed } : { save: { kind, addressId, version, address, isConfirmed } }),
  });
  const { form } = entry;

  function backToBook() {
    if (isDrafted) onKeepDraft(form.values());
    void onSend({});
  }

  return (
    <Form form={form} aria-label={addressId === null ? 'New shipping address' : 'Complete the address'}>
      <Stack gap="md">
        {addressId !== null && <Alert tone="warning" title="Something is missing">This address was kept before an address had to have all that is asked for here. Fill in what is missing, and the order goes there.</Alert>}
        <FormErrors form={form} />
        <Text isBold>{addressId === null ? newAddressTitle[kind] : attributes.values.addressName}</Text>
        <AddressFields form={form} asked={attributes} />
        {suggestion !== null && <SuggestedAddress suggestion={suggestion} entry={entry} isPending={isPending} />}
        <Actions>
          <Button type="submit" look="primary" isPending={isPending} pendingLabel="Saving the address">{use}</Button>
          <Button look="plain" onClick={backToBook}>Back to the address book</Button>
          <Button look="plain" onClick={onCancel}>Cancel</Button>
        </Actions>
      </Stack>
    </Form>
  );
}
