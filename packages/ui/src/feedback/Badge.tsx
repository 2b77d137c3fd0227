import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../styles/index.ts';
import { token } from '../tokens/index.ts';
import { toneColors, type Tone } from './tones.ts';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space.xxs'),
  padding: '1px 0.4em',
  border: '1px solid',
  borderRadius: token('radius.sm'),
  fontSize: token('fontSize.sm'),
  // In a heading or the title of a card, too.
  fontWeight: token('fontWeight.regular'),
  lineHeight: token('lineHeight.dense'),
  whiteSpace: 'nowrap',
  // Where a long one is alone in its line and the line is short.
  [media.phone]: { whiteSpace: 'normal' },
  [media.forcedColors]: { borderColor: 'CanvasText' },
});
const looks = {
  neutral: css(base, { background: token('color.surfaceMuted'), borderColor: token('color.border'), color: token('color.text') }),
  attention: css(base, { background: token('color.attention'), borderColor: token('color.attention'), color: token('color.attentionText'), fontWeight: token('fontWeight.bold') }),
  info: css(base, toneColors.info, { color: token('color.infoText') }),
  success: css(base, toneColors.success, { color: token('color.successText') }),
  warning: css(base, toneColors.warning, { color: token('color.warningText') }),
  error: css(base, toneColors.error, { color: token('color.errorText') }),
} satisfies Record<Tone | 'neutral' | 'attention', unknown>;

export interface BadgeProps {
  look?: keyof typeof looks;
  /** Shown when a mouse rests on it. Not everyone has one: say the same in a `BadgeLegend` on the page. */
  description?: string | undefined;
  children: ReactNode;
  className?: string;
}

/** A short word or code on something. Text, never color alone. */
export function Badge({ look = 'neutral', description, children, className }: BadgeProps) {
  return <span css={looks[look]} className={className} data-part="badge" title={description}>{children}</span>;
}
