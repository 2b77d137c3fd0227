import { TextField } from '@quartermaster/ui';
import type { TypedPaymentFields } from './CardFields.tsx';

/** The activity that is billed. */
export function AacFields({ typed, errors, idOf, onChange, onLeave }: TypedPaymentFields) {
  return (
    <TextField
      id={idOf('aac')}
      label="AAC or DoDAAC"
      hint="Six letters and digits of the activity that pays"
      isRequired
      width="short"
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={12}
      value={typed.aac}
      error={errors['aac']}
      onChange={(event) => onChange({ aac: event.currentTarget.value })}
      onBlur={() => onLeave('aac')}
    />
  );
}
