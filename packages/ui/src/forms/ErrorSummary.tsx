import { css } from '@emotion/react';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../icons/index.ts';
import { token } from '../tokens/index.ts';
import { Heading, type HeadingLevel } from '../typography/index.ts';

const box = css({
  display: 'flex',
  gap: token('space.sm'),
  padding: token('space.md'),
  border: `2px solid ${token('color.errorBorder')}`,
  borderRadius: token('radius.md'),
  background: token('color.errorSurface'),
  '& > svg': { color: token('color.errorText') },
  '& a': { color: token('color.errorText'), fontWeight: token('fontWeight.bold') },
  // Links below each other: a finger or an unsteady hand hits the one that it aims at, in a dense theme too.
  '& li > a': { display: 'block', width: 'fit-content', minBlockSize: 24 },
  '& ul': { paddingInlineStart: token('space.md'), marginBlockStart: token('space.xxs') },
});

export interface SummarizedError {
  /** Id of the control that the link leads to; null: the message is about no field of the form. */
  fieldId: string | null;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly SummarizedError[];
  /** Counts the attempts to submit: with each new number the summary takes focus again. */
  attempt?: number;
  /** False: something else takes the focus, and the summary only shows. */
  takesFocus?: boolean;
  title?: string;
  level?: HeadingLevel;
}

function focusField(fieldId: string) {
  const field = document.getElementById(fieldId);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

/** All errors of a form on top of it, each a link to its field. Takes focus when it appears. Nothing without errors. */
export function ErrorSummary({ errors, attempt = 0, takesFocus = true, title, level = 2 }: ErrorSummaryProps) {
  const headingId = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  const shownFor = useRef<number>(null);
  useEffect(() => {
    // Once for an attempt: a list that empties and fills again while the buyer types must not take the focus from them.
    if (!hasErrors || !takesFocus || shownFor.current === attempt) return;
    shownFor.current = attempt;
    boxRef.current?.focus();
  }, [hasErrors, takesFocus, attempt]);
  if (!hasErrors) return null;
  return (
    <div css={box} ref={boxRef} role="alert" aria-labelledby={headingId} tabIndex={-1}>
      <Icon name="error" size="lg" />
      <div>
        <Heading id={headingId} level={level} size="md">
          {title ?? (errors.length === 1 ? 'Error: 1 entry needs your attention' : `Error: ${errors.length} entries need your attention`)}
        </Heading>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>
              {fieldId === null ? message : <a href={`#${fieldId}`} onClick={(event) => { event.preventDefault(); focusField(fieldId); }}>{message}</a>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
