import type { AttributesOf, NewAddress } from '@quartermaster/contracts';
import { Actions, Button, ErrorSummary, Grid, Select, Stack, Text } from '@quartermaster/ui';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { keepFocus } from '../../shell/index.ts';
import { addressFields, cityField, contactFields, placeFields, stateField, zipField, type AddressField } from './address-fields.ts';
import { AddressInput } from './AddressInput.tsx';
import type { ShipToStep } from './ShipToChoice.tsx';

type Attributes = AttributesOf<'/checkout/select_shipping', 'Create'>;

/** A new street address. Checked when a field is left and on submit; what the server finds stands at the same fields. */
export function NewAddressForm({ attributes: { values, errors, states }, isPending, draft, onSend, onCancel, onKeepDraft }: ShipToStep & { attributes: Attributes }) {
  const formId = useId();
  const idOf = (name: string) => `${formId}-${name}`;
  const [attempt, setAttempt] = useState(0);
  const form = useForm<NewAddress>({ defaultValues: draft ?? values, mode: 'onTouched', shouldFocusError: false });
  const { register, handleSubmit, setError, getValues, formState } = form;

  useEffect(() => {
    for (const { field, message } of errors) setError(field as keyof NewAddress, { type: 'server', message });
    // oxlint-disable-next-line react/set-state-in-effect -- counting moves the focus to the summary, so the form must hold the errors first
    if (errors.length > 0) setAttempt((count) => count + 1);
  }, [errors, setError]);

  const messageOf = (name: keyof NewAddress) => formState.errors[name]?.message;
  const listed = addressFields.flatMap(({ name }) => {
    const message = messageOf(name);
    return message === undefined ? [] : [{ fieldId: idOf(name), message }];
  });
  const inputOf = (field: AddressField) => <AddressInput key={field.name} field={field} id={idOf(field.name)} error={messageOf(field.name)} form={form} />;

  function backToBook() {
    onKeepDraft(getValues());
    onSend({});
  }

  return (
    <form
      noValidate
      aria-label="New shipping address"
      onSubmit={(event) => void handleSubmit((newAddress) => onSend({ newAddress }), () => setAttempt((count) => count + 1))(event)}
    >
      <Stack gap="md">
        <ErrorSummary errors={attempt === 0 ? [] : listed} attempt={attempt} level={2} />
        <Text isBold>New address</Text>
        <Grid layout="two">{placeFields.map(inputOf)}</Grid>
        <Grid layout="three">
          {inputOf(cityField)}
          <Select
            label={stateField.label}
            id={idOf(stateField.name)}
            isRequired
            error={messageOf(stateField.name)}
            autoComplete="address-level1"
            options={[{ value: '', label: 'Choose' }, ...states.map(({ code, name }) => ({ value: code, label: name }))]}
            {...register(stateField.name, { validate: (value) => stateField.rule(value) ?? true })}
          />
          {inputOf(zipField)}
        </Grid>
        <Grid layout="three">{contactFields.map(inputOf)}</Grid>
        <Actions>
          <Button type="submit" look="primary" isPending={isPending} pendingLabel="Saving the address" onMouseDown={keepFocus}>Save and ship to this address</Button>
          <Button look="plain" onMouseDown={keepFocus} onClick={backToBook}>Back to the address book</Button>
          <Button look="plain" onMouseDown={keepFocus} onClick={onCancel}>Cancel</Button>
        </Actions>
      </Stack>
    </form>
  );
}
