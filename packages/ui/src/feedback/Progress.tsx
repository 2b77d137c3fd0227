import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { media } from '../styles/index.ts';
import { token } from '../tokens/index.ts';

const frame = css({ display: 'flex', flexDirection: 'column', gap: token('space.xxs'), fontSize: token('fontSize.sm') });
const bar = (color: string) => css({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 8,
  border: `1px solid ${token('color.borderControl')}`,
  borderRadius: token('radius.pill'),
  background: token('color.surface'),
  overflow: 'hidden',
  '&::-webkit-progress-bar': { background: token('color.surface') },
  '&::-webkit-progress-value': { background: color },
  '&::-moz-progress-bar': { background: color },
  // The browser’s own bar keeps its filling in the colors of a system.
  [media.forcedColors]: { appearance: 'auto' },
});
const running = bar(token('color.action'));
const complete = bar(token('color.successText'));

export interface ProgressProps {
  value: number;
  max: number;
  /** Says the progress in words: "$420 of the $500 minimum order". */
  label: ReactNode;
}

/** How far something is, as a bar and in words. */
export function Progress({ value, max, label }: ProgressProps) {
  const labelId = useId();
  return (
    <div css={frame}>
      <span id={labelId}>{label}</span>
      <progress css={value >= max ? complete : running} value={Math.min(value, max)} max={max} aria-labelledby={labelId} />
    </div>
  );
}
