import { useState } from 'react';
import { useAfterPress } from '../press/index.ts';
import { readDecimal } from './decimal-number.ts';
import type { FieldProps } from './FormField.tsx';
import { useUndrawnText } from './use-undrawn-text.ts';
import { TextField } from './TextField.tsx';

export interface NumberFieldProps extends FieldProps {
  /** Undefined when the field is empty. */
  value: number | undefined;
  /** Called when the field is left or Enter is pressed, with a number that fits, or undefined for an emptied field. */
  onCommit: (value: number | undefined) => void;
  min?: number;
  max?: number;
  /** How many digits may follow the point; 0 asks for whole numbers. */
  fractionDigits?: number;
  name?: string;
  isDisabled?: boolean;
}

/** A number without a stepper, such as the ends of a price range. Text that does not fit stays as typed, with the error at the field. */
export function NumberField({
  value, onCommit, min = 0, max = 999_999_999_999, fractionDigits = 2, error, ...field
}: NumberFieldProps) {
  const format = (number: number | undefined) => (number === undefined ? '' : String(number));
  // What is being typed stays, though the value follows what was typed before it. Null: the field shows what was told last.
  const [typed, setTyped] = useState<string | null>(null);
  const [shown, setShown] = useState(value);
  const [told, setTold] = useState(value);
  const [isWrong, setWrong] = useState(false);
  const afterPress = useAfterPress();
  const { noteTyped, typedOr } = useUndrawnText();
  if (shown !== value) {
    setShown(value);
    setTold(value);
    if (isWrong) setTyped(null);
    setWrong(false);
  }
  const draft = typed ?? format(told);
  function commit() {
    const text = typedOr(draft).trim();
    const next = text === '' ? undefined : readDecimal(text, fractionDigits);
    const fits = text === '' || (next !== undefined && next >= min && next <= max);
    setWrong(!fits);
    if (!fits) return;
    setTyped(null);
    setTold(next);
    // The value itself is told again where another one was told since, which may still become the value.
    if (next !== value || next !== told) onCommit(next);
  }
  const kind = fractionDigits === 0 ? 'whole number' : 'number';
  const message = `Enter a ${kind} from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}.`;
  return (
    <TextField
      {...field}
      error={isWrong ? message : error}
      inputMode={fractionDigits === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={draft}
      onChange={(event) => {
        noteTyped(event.currentTarget.value);
        setTyped(event.currentTarget.value);
      }}
      onBlur={() => afterPress(commit)}
      onKeyDown={(event) => { if (event.key === 'Enter') commit(); }}
    />
  );
}
