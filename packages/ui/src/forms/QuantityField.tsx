import { css } from '@emotion/react';
import { useState, type KeyboardEvent } from 'react';
import { Icon } from '../icons/index.ts';
import { useAfterPress } from '../press/index.ts';
import { combined, media, controlBox } from '../styles/index.ts';
import { token } from '../tokens/index.ts';
import { FormField, type FieldProps } from './FormField.tsx';
import { useUndrawnText } from './use-undrawn-text.ts';
import { EIGHT_DIGITS, readWholeNumber, wholeNumberMessage } from './whole-number.ts';

const stepper = css({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  maxWidth: '100%',
  '& > input': { width: '6.5em', minWidth: '3em', textAlign: 'center', borderRadius: 0, marginInline: -1, position: 'relative', paddingInline: token('space.xxs') },
  '& > input:focus-visible': { zIndex: 1 },
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: token('size.control'),
    border: `1px solid ${token('color.borderControl')}`,
    background: token('color.surfaceMuted'),
    color: token('color.text'),
    cursor: 'pointer',
    [media.phone]: { width: token('size.touchTarget') },
    [media.print]: { display: 'none' },
  },
  '& > button:focus-visible': { zIndex: 1 },
  '& > button:hover:not(:disabled)': { background: token('color.actionSurface') },
  '& > button:disabled': { color: token('color.textMuted'), cursor: 'not-allowed', opacity: 0.6 },
  '& > button:first-of-type': { borderRadius: `${token('radius.sm')} 0 0 ${token('radius.sm')}` },
  '& > button:last-of-type': { borderRadius: `0 ${token('radius.sm')} ${token('radius.sm')} 0` },
});
const dense = css({
  [media.phoneUp]: {
    '& > input, & > button': { height: token('size.controlSmall'), minHeight: 0, paddingBlock: 0 },
    '& > input': { width: '4.5em', fontSize: token('fontSize.sm') },
    '& > button': { width: token('size.controlSmall') },
  },
});

export interface QuantityFieldProps extends FieldProps {
  value: number;
  /** Called with a valid whole number when the field is left, Enter is pressed or a step is made, where it is another one than the value or than was called with last, or there was an error. Never while typing. */
  onCommit: (quantity: number) => void;
  /** Called when the field is left with text that is no quantity: it stays as typed, with the error. */
  onWrong?: () => void;
  min?: number;
  /** At most eight digits. */
  max?: number;
  step?: number;
  /** Names the thing in the stepper's labels: "Decrease quantity of Stapler". */
  of?: string;
  name?: string;
  isDisabled?: boolean;
  size?: 'sm' | 'md';
}

/** A whole quantity of one to eight digits with a stepper. Text that does not fit stays as typed, with the error at the field. */
export function QuantityField({
  value, onCommit, onWrong, min = 1, max = EIGHT_DIGITS, step = 1, of, name, isDisabled = false, size = 'md', error, ...field
}: QuantityFieldProps) {
  // What is being typed stays, though the value follows what was typed before it. Null: the field shows what was told last.
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const { noteTyped, typedOr } = useUndrawnText();
  const afterPress = useAfterPress();
  const [shown, setShown] = useState(value);
  const [told, setTold] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTold(value);
    if (isWrong) setTyped(null);
    setWrong(false);
  }
  const draft = typed ?? String(told);
  const bounds = { min, max };
  const current = readWholeNumber(draft, bounds) ?? value;
  const subject = of === undefined ? 'quantity' : `quantity of ${of}`;

  function commit(next: number) {
    setWrong(false);
    setTyped(null);
    setTold(next);
    // The value itself is told again where it takes the place of a wrong one, or of one that was told and may still become the value.
    if (next !== value || next !== told || isWrong || error !== undefined) onCommit(next);
  }
  function commitDraft() {
    const next = readWholeNumber(typedOr(draft), bounds);
    if (next !== undefined) return commit(next);
    setWrong(true);
    onWrong?.();
  }
  const stepBy = (change: number) => commit(Math.min(max, Math.max(min, current + change)));
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') commitDraft();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    stepBy(event.key === 'ArrowUp' ? step : -step);
  }

  return (
    <FormField {...field} error={isWrong ? wholeNumberMessage(bounds) : error}>
      {(control) => (
        <span css={combined(stepper, size === 'sm' && dense)}>
          <button type="button" aria-label={`Decrease ${subject}`} disabled={isDisabled || current <= min} onClick={() => stepBy(-step)}><Icon name="minus" size="sm" /></button>
          <input
            css={controlBox}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            name={name}
            value={draft}
            disabled={isDisabled}
            onChange={(event) => {
              noteTyped(event.currentTarget.value);
              setTyped(event.currentTarget.value);
            }}
            onBlur={() => afterPress(commitDraft)}
            onKeyDown={onKeyDown}
            {...control}
          />
          <button type="button" aria-label={`Increase ${subject}`} disabled={isDisabled || current >= max} onClick={() => stepBy(step)}><Icon name="plus" size="sm" /></button>
        </span>
      )}
    </FormField>
  );
}
