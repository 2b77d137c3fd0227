import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../styles/index.ts';
import { token } from '../tokens/index.ts';
import { joinIds } from './described-by.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { RequiredMark } from './RequiredMark.tsx';

const field = css({ display: 'flex', flexDirection: 'column', gap: token('space.xxs'), minWidth: 0 });
const labelStyle = css({ fontWeight: token('fontWeight.bold') });
const hintStyle = css({ fontSize: token('fontSize.sm'), color: token('color.textMuted') });
/** How long an entry is expected to be; the control's width hints at it. */
const widths = {
  whole: undefined,
  short: css({ maxWidth: '10rem' }),
  medium: css({ maxWidth: '24rem' }),
};

/** Props that a field hands to its control. */
export interface ControlProps {
  'id': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Keeps the label for screen readers only, where the place says enough (a search box, a quantity in a row). */
  isLabelHidden?: boolean;
  /** Shown between label and control. */
  hint?: ReactNode;
  /** The mistake and its remedy. Shown with an icon and the word "Error". */
  error?: string | undefined;
  /** Where mistakes are said elsewhere, as below a row of narrow fields: the ids of those messages, with blanks between them. */
  errorId?: string | undefined;
  isRequired?: boolean;
  /** The control's id, for labels and error summaries elsewhere. */
  id?: string | undefined;
  /** The control's width, a hint at what is expected: `short` for a ZIP code, `medium` for a name. */
  width?: keyof typeof widths | undefined;
  className?: string | undefined;
}

export interface FormFieldProps extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** A label, a hint, an error and the control between them, tied together for assistive technology. */
export function FormField({ label, isLabelHidden = false, hint, error, errorId, isRequired = false, id, width = 'whole', className, children }: FormFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  const hasError = error !== undefined && error !== '';
  return (
    <div css={field} className={className}>
      <label css={isLabelHidden ? visuallyHidden : labelStyle} htmlFor={controlId}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {hasHint && <span css={hintStyle} id={`${controlId}-hint`}>{hint}</span>}
      <div css={widths[width]}>
        {children({
          'id': controlId,
          'aria-describedby': joinIds(hasHint && `${controlId}-hint`, hasError && `${controlId}-error`, errorId),
          'aria-invalid': hasError || errorId !== undefined ? true : undefined,
          'aria-required': isRequired ? true : undefined,
        })}
      </div>
      {hasError && <FieldMessage id={`${controlId}-error`}>{error}</FieldMessage>}
    </div>
  );
}
