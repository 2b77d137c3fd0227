import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { choiceDetail, choiceHint, choiceRow, choiceWords, denseChoiceRow } from './choice-styles.ts';
import { joinIds } from './described-by.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { RequiredMark } from './RequiredMark.tsx';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'disabled' | 'required' | 'className'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown at the end of the row, such as a count. */
  detail?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean | undefined;
  /** Smaller words: for a narrow column with many rows. */
  isDense?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** One yes or no. */
export function Checkbox({ label, hint, detail, error, isRequired = false, isDisabled, isDense = false, id, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hasError = error !== undefined && error !== '';
  return (
    <div className={className}>
      <label css={isDense ? denseChoiceRow : choiceRow}>
        <input
          type="checkbox"
          id={inputId}
          disabled={isDisabled}
          aria-invalid={hasError ? true : undefined}
          aria-describedby={joinIds(hasError && `${inputId}-error`)}
          {...rest}
        />
        <span css={choiceWords}>
          {label}{isRequired && <RequiredMark />}
          {hint !== undefined && <span css={choiceHint}>{hint}</span>}
        </span>
        {detail !== undefined && <span css={choiceDetail}>{detail}</span>}
      </label>
      {hasError && <FieldMessage id={`${inputId}-error`}>{error}</FieldMessage>}
    </div>
  );
}
