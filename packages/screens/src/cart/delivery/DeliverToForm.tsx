import { css } from '@emotion/react';
import { zipRule } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Button, TextField, token } from '@quartermaster/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { fieldText } from '../../shell/index.ts';

/** On a phone the button goes below the field, whose label stays in one line. */
const row = css({ 'display': 'flex', 'flexWrap': 'wrap', 'alignItems': 'flex-end', 'gap': token('space.xs'), '& > div': { flex: '1 1 160px', maxWidth: 280 }, '& > button': { flex: 'none' } });

/** Looks at the cart for a ZIP code. It is an ordinary form before any script has come. */
export function DeliverToForm({ zip = '', message = null }: { zip?: string; message?: string | null }) {
  const { href, open } = useNavigation();
  const fieldId = useId();
  const [wrong, setWrong] = useState(message);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = fieldText(event.currentTarget, 'zip').trim();
    const problem = zipRule(typed);
    setWrong(problem);
    if (problem === null) open('/cart/enterZip', { query: { zip: typed } });
    else document.getElementById(fieldId)?.focus();
  }

  return (
    <form css={row} action={href('/cart/enterZip')} noValidate onSubmit={submit}>
      <TextField key={zip} id={fieldId} name="zip" label="Deliver to ZIP code" inputMode="numeric" autoComplete="postal-code" maxLength={10} defaultValue={zip} error={wrong ?? undefined} />
      <Button type="submit">See what is delivered</Button>
    </form>
  );
}
