import type { AttributesOf } from '@quartermaster/contracts';
import { Actions, Button, Stack, Text } from '@quartermaster/ui';
import { AddressFields, addressFields } from '../../addresses/index.ts';
import { Form, FormErrors, useForm } from '../../forms/index.ts';
import type { ShipToStep } from './ShipToChoice.tsx';

type Attributes = AttributesOf<'/checkout/select_shipping', 'Create'>;

/** A new street address. */
export function NewAddressForm({ attributes, isPending, draft, onSend, onCancel, onKeepDraft }: ShipToStep & { attributes: Attributes }) {
  const { values, errors, states } = attributes;
  const form = useForm({
    fields: addressFields,
    values: draft ?? values,
    answer: attributes,
    errors,
    isPending,
    onSend: (newAddress) => onSend({ newAddress }),
  });

  function backToBook() {
    onKeepDraft(form.values());
    void onSend({});
  }

  return (
    <Form form={form} aria-label="New shipping address">
      <Stack gap="md">
        <FormErrors form={form} />
        <Text isBold>New address</Text>
        <AddressFields form={form} states={states} />
        <Actions>
          <Button type="submit" look="primary" isPending={isPending} pendingLabel="Saving the address">Save and ship to this address</Button>
          <Button look="plain" onClick={backToBook}>Back to the address book</Button>
          <Button look="plain" onClick={onCancel}>Cancel</Button>
        </Actions>
      </Stack>
    </Form>
  );
}
