import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { token } from '../tokens/index.ts';

const message = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token('space.xxs'),
  fontSize: token('fontSize.sm'),
  fontWeight: token('fontWeight.bold'),
  color: token('color.errorText'),
  '& > svg': { marginBlockStart: '0.15em' },
});

/** An error at its field: sign, word and what to do. */
export function FieldMessage({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span css={message} id={id}>
      <Icon name="error" />
      <span>Error: {children}</span>
    </span>
  );
}
