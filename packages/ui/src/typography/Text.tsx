import { css } from '@emotion/react';
import type { HTMLAttributes } from 'react';
import { combined } from '../styles/index.ts';
import { token } from '../tokens/index.ts';

const sizes = {
  sm: css({ fontSize: token('fontSize.sm') }),
  md: css({ fontSize: token('fontSize.md') }),
  lg: css({ fontSize: token('fontSize.lg') }),
  xl: css({ fontSize: token('fontSize.xl'), lineHeight: token('lineHeight.heading') }),
} as const;
const tones = {
  inherit: css({}),
  muted: css({ color: token('color.textMuted') }),
  success: css({ color: token('color.successText') }),
  warning: css({ color: token('color.warningText') }),
  error: css({ color: token('color.errorText') }),
} as const;
const bold = css({ fontWeight: token('fontWeight.bold') });
const code = css({ fontFamily: token('fontFamily.code') });
/** Fixed-width letters look larger than those around them. A theme whose codes are of another face says so in its stylesheet. */
const codeInText = css(code, { fontSize: '0.93em' });
const noWrap = css({ whiteSpace: 'nowrap' });

export interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'small' | 'li';
  size?: keyof typeof sizes;
  tone?: keyof typeof tones;
  isBold?: boolean;
  /** Part numbers and codes: a fixed-width face tells 0 from O. */
  isCode?: boolean;
  /** Keeps an amount and its unit on one line. */
  isUnbroken?: boolean;
}

/** Running text. Color never carries the meaning alone: a tone comes with words. */
export function Text({ as: Element = 'span', size, tone = 'inherit', isBold, isCode, isUnbroken, ...rest }: TextProps) {
  return (
    <Element
      css={combined(size && sizes[size], tone !== 'inherit' && tones[tone], isBold && bold, isCode && (size === undefined ? codeInText : code), isUnbroken && noWrap)}
      {...(isCode && { 'data-part': 'code' })}
      {...rest}
    />
  );
}
