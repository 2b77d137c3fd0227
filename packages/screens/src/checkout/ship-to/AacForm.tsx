import type { AttributesOf } from '@quartermaster/contracts';
import { aacRule } from '@quartermaster/contracts';
import { Actions, Button, Stack, TextField } from '@quartermaster/ui';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { keepFocus } from '../../shell/index.ts';
import { normalizedAac } from './normalized.ts';
import type { ShipToStep } from './ShipToChoice.tsx';

type Attributes = AttributesOf<'/checkout/select_shipping', 'AacShipping'>;

/** An AAC/DoDAAC: the directory knows the address. */
export function AacForm({ attributes: { aac, errors }, isPending, onSend, onCancel }: ShipToStep & { attributes: Attributes }) {
  const fieldId = useId();
  const [typed, setTyped] = useState(aac);
  const [found, setFound] = useState<string | null>(null);
  const refused = errors.find((error) => error.field === 'aac')?.message;
  const error = found ?? (typed === aac ? refused : undefined);

  // The only field is the one at fault: the focus goes straight to it.
  useEffect(() => {
    if (errors.length > 0) document.getElementById(fieldId)?.focus();
  }, [errors, fieldId]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const code = normalizedAac(typed);
    const problem = aacRule(code);
    setTyped(code);
    setFound(problem);
    if (problem === null) onSend({ aac: code });
    else document.getElementById(fieldId)?.focus();
  }
  function leave() {
    const code = normalizedAac(typed);
    setTyped(code);
    setFound(code === '' ? null : aacRule(code));
  }

  return (
    <form noValidate aria-label="Activity address" onSubmit={submit}>
      <Stack gap="md">
        <TextField
          id={fieldId}
          label="AAC or DoDAAC"
          hint="Six letters and digits. The shipping address comes from the activity address directory."
          isRequired
          width="short"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={12}
          value={typed}
          error={error ?? undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={leave}
        />
        <Actions>
          <Button type="submit" look="primary" isPending={isPending} pendingLabel="Looking the address up" onMouseDown={keepFocus}>Ship to this activity</Button>
          <Button look="plain" onMouseDown={keepFocus} onClick={() => onSend({})}>Back to the address book</Button>
          <Button look="plain" onMouseDown={keepFocus} onClick={onCancel}>Cancel</Button>
        </Actions>
      </Stack>
    </form>
  );
}
