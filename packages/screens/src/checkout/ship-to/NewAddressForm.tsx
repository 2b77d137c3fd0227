import type { AttributesOf, NewAddress } from '@quartermaster/contracts';
import { Button, ErrorSummary, Grid, Inline, Select, Stack, TextField } from '@quartermaster/ui';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { addressFields, stateField } from './address-fields.ts';
import type { ShipToStep } from './ShipToChoice.tsx';

type Attributes = AttributesOf<'/checkout/select_shipping', 'Create'>;

/** A new street address. Checked when a field is left and on submit; what the server finds stands at the same fields. */
export function NewAddressForm({ attributes: { values, errors, states }, isPending, onSend, onCancel }: ShipToStep & { attributes: Attributes }) {
  const formId = useId();
  const idOf = (name: string) => `${formId}-${name}`;
  const [attempt, setAttempt] = useState(0);
  const { register, handleSubmit, setError, formState } = useForm<NewAddress>({ defaultValues: values, mode: 'onTouched', shouldFocusError: false });

  useEffect(() => {
    for (const { field, message } of errors) setError(field as keyof NewAddress, { type: 'server', message });
    // oxlint-disable-next-line react/set-state-in-effect -- counting moves the focus to the summary, so the form must hold the errors first
    if (errors.length > 0) setAttempt((count) => count + 1);
  }, [errors, setError]);

  const messageOf = (name: keyof NewAddress) => formState.errors[name]?.message;
  const listed = [...addressFields, stateField].flatMap(({ name }) => {
    const message = messageOf(name);
    return message === undefined ? [] : [{ fieldId: idOf(name), message }];
  });

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((newAddress) => onSend({ newAddress }), () => setAttempt((count) => count + 1))(event)}
    >
      <Stack gap="md">
        <ErrorSummary errors={attempt === 0 ? [] : listed} attempt={attempt} level={2} />
        <Grid layout="two">
          {addressFields.map(({ name, label, rule, input }) => (
            <TextField
              key={name}
              label={label}
              id={idOf(name)}
              isRequired={rule !== null}
              error={messageOf(name)}
              {...input}
              {...register(name, { validate: (value) => rule?.(value ?? '') ?? true })}
            />
          ))}
          <Select
            label={stateField.label}
            id={idOf(stateField.name)}
            isRequired
            error={messageOf(stateField.name)}
            autoComplete="address-level1"
            options={[{ value: '', label: 'Choose' }, ...states.map(({ code, name }) => ({ value: code, label: name }))]}
            {...register(stateField.name, { validate: (value) => stateField.rule(value) ?? true })}
          />
        </Grid>
        <Inline gap="sm">
          <Button type="submit" look="primary" isPending={isPending} pendingLabel="Saving the address">Save and ship to this address</Button>
          <Button look="plain" onClick={() => onSend({})}>Back to the address book</Button>
          <Button look="plain" onClick={onCancel}>Cancel</Button>
        </Inline>
      </Stack>
    </form>
  );
}
