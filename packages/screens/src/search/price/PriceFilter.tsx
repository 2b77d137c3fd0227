import { css } from '@emotion/react';
import { readPriceRange, type PriceProblem } from '@quartermaster/contracts';
import { Button, Disclosure, TextField, token, VisuallyHidden } from '@quartermaster/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { fieldText } from '../../shell/index.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr auto',
  alignItems: 'end',
  gap: token('space.xs'),
  '& label': { fontSize: token('fontSize.sm'), fontWeight: token('fontWeight.regular') },
});

export interface PriceFilterProps {
  min: string | null;
  max: string | null;
  onChange: (min: string | null, max: string | null, controlId: string) => void;
}

/** Lowest and highest price per unit, in dollars as people type them. A press before the page is alive waits (decision 0114). */
export function PriceFilter({ min, max, onChange }: PriceFilterProps) {
  const id = useId();
  const [problem, setProblem] = useState<PriceProblem>();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const range = readPriceRange(fieldText(form, 'priceMin'), fieldText(form, 'priceMax'));
    if ('field' in range) {
      setProblem(range);
      document.getElementById(`${id}-${range.field}`)?.focus();
      return;
    }
    setProblem(undefined);
    onChange(range.min, range.max, `${id}-apply`);
  }
  const field = (end: 'min' | 'max', value: string | null) => (
    <TextField
      // A range from elsewhere (a chip removed, Back) is another field: what was typed gives way to it.
      key={`${end} ${value ?? ''}`}
      id={`${id}-${end}`}
      name={end === 'min' ? 'priceMin' : 'priceMax'}
      label={end === 'min' ? 'From $' : 'To $'}
      inputMode="decimal"
      autoComplete="off"
      maxLength={15}
      defaultValue={value ?? ''}
      error={problem?.field === end ? problem.message : undefined}
    />
  );

  return (
    <Disclosure title="Price per unit" isInitiallyOpen isSeparated>
      <form css={row} method="dialog" noValidate onSubmit={submit}>
        {field('min', min)}
        {field('max', max)}
        <Button type="submit" id={`${id}-apply`}><span>Go<VisuallyHidden>: apply the price range</VisuallyHidden></span></Button>
      </form>
    </Disclosure>
  );
}
