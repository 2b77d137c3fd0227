import type { AttributesOf } from '@quartermaster/contracts';
import { aacRule } from '@quartermaster/contracts';
import { Button, Inline, Stack, TextField } from '@quartermaster/ui';
import { useId, useState, type SubmitEvent } from 'react';
import type { ShipToStep } from './ShipToChoice.tsx';

type Attributes = AttributesOf<'/checkout/select_shipping', 'AacShipping'>;

/** An AAC/DoDAAC: the directory knows the address. */
export function AacForm({ attributes, isPending, onSend, onCancel }: ShipToStep & { attributes: Attributes }) {
  const fieldId = useId();
  const [typed, setTyped] = useState(attributes.aac);
  const [found, setFound] = useState<string | null>(null);
  const refused = attributes.errors.find((error) => error.field === 'aac')?.message;
  const error = found ?? (typed === attributes.aac ? refused : undefined);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const problem = aacRule(typed);
    setFound(problem);
    if (problem === null) onSend({ aac: typed.trim().toUpperCase() });
    else document.getElementById(fieldId)?.focus();
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextField
          id={fieldId}
          label="AAC or DoDAAC"
          hint="Six letters and digits. The shipping address comes from the activity address directory."
          isRequired
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={12}
          value={typed}
          error={error ?? undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => setFound(typed === '' ? null : aacRule(typed))}
        />
        <Inline gap="sm">
          <Button type="submit" look="primary" isPending={isPending} pendingLabel="Looking the address up">Ship to this activity</Button>
          <Button look="plain" onClick={() => onSend({})}>Back to the address book</Button>
          <Button look="plain" onClick={onCancel}>Cancel</Button>
        </Inline>
      </Stack>
    </form>
  );
}
