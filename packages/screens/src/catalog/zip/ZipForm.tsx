import { css } from '@emotion/react';
import { zipRule } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Button, TextField, token } from '@quartermaster/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { fieldText } from '../../shell/index.ts';

const row = css({ display: 'flex', alignItems: 'flex-end', gap: token('space.xs'), '& > div': { maxWidth: 160 }, '& > button': { flex: 'none' } });

export interface ZipFormProps {
  productId: string;
  /** The ZIP code in force, or the one that was refused. */
  zip: string | null;
  error?: string | undefined;
  label?: string;
}

/** Asks where to deliver. The answer shows who delivers there. It is an ordinary form before any script has come. */
export function ZipForm({ productId, zip, error, label = 'Deliver to ZIP code' }: ZipFormProps) {
  const navigation = useNavigation();
  const fieldId = useId();
  const [problem, setProblem] = useState(error);
  const [shown, setShown] = useState(error);
  if (shown !== error) {
    setShown(error);
    setProblem(error);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = fieldText(event.currentTarget, 'zip').trim();
    const wrong = zipRule(typed);
    setProblem(wrong ?? undefined);
    if (wrong === null) navigation.open('/catalog/product_detail', { query: { productId, zip: typed } });
    else document.getElementById(fieldId)?.focus();
  }

  return (
    <form css={row} action={navigation.href('/catalog/product_detail')} noValidate onSubmit={submit}>
      <input type="hidden" name="productId" value={productId} />
      <TextField
        key={zip ?? ''}
        id={fieldId}
        name="zip"
        label={label}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        defaultValue={zip ?? ''}
        error={problem}
      />
      <Button type="submit">{zip === null ? 'Set' : 'Change'}</Button>
    </form>
  );
}
