import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../styles/index.ts';
import { token } from '../tokens/index.ts';
import { joinIds } from './described-by.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { RequiredMark } from './RequiredMark.tsx';

const group = css({ display: 'flex', flexDirection: 'column', gap: token('space.xs') });
const legendStyle = css({ padding: 0, marginBlockEnd: token('space.xs'), fontWeight: token('fontWeight.bold') });
const hintStyle = css({ fontSize: token('fontSize.sm'), color: token('color.textMuted') });

export interface FieldGroupProps {
  legend: ReactNode;
  isLegendHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Fields that belong together under one legend: choices, or the lines of an address. */
export function FieldGroup({ legend, isLegendHidden = false, hint, error, isRequired = false, id, className, children }: FieldGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const hasHint = hint !== undefined && hint !== null;
  const hasError = error !== undefined && error !== '';
  return (
    <fieldset className={className} aria-describedby={joinIds(hasHint && `${groupId}-hint`, hasError && `${groupId}-error`)}>
      <legend css={isLegendHidden ? visuallyHidden : legendStyle}>{legend}{isRequired && <RequiredMark />}</legend>
      <div css={group}>
        {hasHint && <span css={hintStyle} id={`${groupId}-hint`}>{hint}</span>}
        {hasError && <FieldMessage id={`${groupId}-error`}>{error}</FieldMessage>}
        {children}
      </div>
    </fieldset>
  );
}
