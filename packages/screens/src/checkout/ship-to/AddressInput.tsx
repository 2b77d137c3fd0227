import type { NewAddress } from '@quartermaster/contracts';
import { TextField } from '@quartermaster/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { AddressField } from './address-fields.ts';

export interface AddressInputProps {
  field: AddressField;
  id: string;
  error: string | undefined;
  form: Pick<UseFormReturn<NewAddress>, 'register' | 'setValue'>;
}

/** One text field of the address form. */
export function AddressInput({ field: { name, label, rule, normalized, input }, id, error, form }: AddressInputProps) {
  const registered = form.register(name, {
    // A required field that is left empty says so; what is checked is what will be shown and sent.
    validate: (value) => rule?.(normalized?.(value ?? '') ?? value ?? '') ?? true,
    onBlur: (event: { target: HTMLInputElement }) => {
      if (normalized !== undefined) form.setValue(name, normalized(event.target.value));
    },
  });
  return <TextField label={label} id={id} isRequired={rule !== null} error={error} {...input} {...registered} />;
}
