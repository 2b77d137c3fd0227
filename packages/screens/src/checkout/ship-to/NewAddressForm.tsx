import type { AttributesOf, NewAddress } from '@quartermaster/contracts';
import { Actions, Button, Grid, Select, Stack, Text, TextField } from '@quartermaster/ui';
import { Form, FormErrors, useForm } from '../../forms/index.ts';
import { addressFields, contactFields, placeFields } from './address-fields.ts';
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
  const textField = ({ name }: { name: keyof NewAddress }) => <TextField key={name} {...form.input(name)} />;
  const choices = [{ value: '', label: 'Choose' }, ...states.map(({ code, name }) => ({ value: code, label: name }))];

  function backToBook() {
    onKeepDraft(form.values());
    void onSend({});
  }

  return (
    <Form form={form} aria-label="New shipping address">
      <Stack gap="md">
        <FormErrors form={form} />
        <Text isBold>New address</Text>
        <Grid layout="two">{placeFields.map(textField)}</Grid>
        <Grid layout="three">
          {textField({ name: 'city' })}
          <Select {...form.input('state')} options={choices} />
          {textField({ name: 'zip' })}
        </Grid>
        <Grid layout="three">{contactFields.map(textField)}</Grid>
        <Actions>
          <Button type="submit" look="primary" isPending={isPending} pendingLabel="Saving the address">Save and ship to this address</Button>
          <Button look="plain" onClick={backToBook}>Back to the address book</Button>
          <Button look="plain" onClick={onCancel}>Cancel</Button>
        </Actions>
      </Stack>
    </Form>
  );
}
