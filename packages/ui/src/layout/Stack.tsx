import { css, type SerializedStyles } from '@emotion/react';
import type { HTMLAttributes } from 'react';
import { gapLength, gaps, type Gap } from './gap.ts';

const stacks = Object.fromEntries(
  gaps.map((gap) => [gap, css({ display: 'flex', flexDirection: 'column', minWidth: 0, gap: gapLength(gap) })]),
) as Record<Gap, SerializedStyles>;

export interface StackProps extends HTMLAttributes<HTMLElement> {
  gap?: Gap;
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li';
}

/** Children below each other. */
export function Stack({ gap = 'md', as: Element = 'div', ...rest }: StackProps) {
  return <Element css={stacks[gap]} {...(Element === 'ul' || Element === 'ol' ? { role: 'list' } : {})} {...rest} />;
}
