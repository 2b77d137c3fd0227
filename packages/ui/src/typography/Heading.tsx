import { css } from '@emotion/react';
import type { HTMLAttributes, Ref } from 'react';
import { media } from '../styles/index.ts';
import { token } from '../tokens/index.ts';

const base = css({
  fontFamily: token('fontFamily.heading'),
  fontWeight: token('fontWeight.bold'),
  lineHeight: token('lineHeight.heading'),
  color: token('color.text'),
});
const sizes = {
  sm: css(base, { fontSize: token('fontSize.md') }),
  md: css(base, { fontSize: token('fontSize.lg') }),
  lg: css(base, { fontSize: token('fontSize.xl'), textWrap: 'balance' }),
  xl: css(base, { textWrap: 'balance', fontSize: token('fontSize.xxl'), [media.phone]: { fontSize: token('fontSize.xl') } }),
  xxl: css(base, { textWrap: 'balance', fontSize: token('fontSize.xxxl'), [media.phone]: { fontSize: token('fontSize.xxl') } }),
} as const;
const sizeOfLevel = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm', 5: 'sm', 6: 'sm' } as const;

export type HeadingLevel = keyof typeof sizeOfLevel;

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  level: HeadingLevel;
  /** How large it looks; follows the level unless given. */
  size?: keyof typeof sizes;
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading: the level is for the outline of the page, the size for the eye. */
export function Heading({ level, size = sizeOfLevel[level], ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element css={sizes[size]} {...rest} />;
}
