import { css, type SerializedStyles } from '@emotion/react';
import type { HTMLAttributes } from 'react';
import { combined } from '../styles/index.ts';
import { gapLength, gaps, type Gap } from './gap.ts';

type Align = 'start' | 'center' | 'end' | 'baseline';
type Justify = 'start' | 'between' | 'end' | 'center';

const alignments: Record<Align, string> = { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline' };
const justifications: Record<Justify, string> = { start: 'flex-start', between: 'space-between', end: 'flex-end', center: 'center' };

const base = css({ display: 'flex', flexWrap: 'wrap', minWidth: 0 });
const noWrap = css({ flexWrap: 'nowrap' });
const byGap = Object.fromEntries(gaps.map((gap) => [gap, css({ gap: gapLength(gap) })])) as Record<Gap, SerializedStyles>;
const byAlign = Object.fromEntries(
  Object.entries(alignments).map(([name, alignItems]) => [name, css({ alignItems })]),
) as Record<Align, SerializedStyles>;
const byJustify = Object.fromEntries(
  Object.entries(justifications).map(([name, justifyContent]) => [name, css({ justifyContent })]),
) as Record<Justify, SerializedStyles>;

export interface InlineProps extends HTMLAttributes<HTMLElement> {
  gap?: Gap;
  align?: Align;
  justify?: Justify;
  isWrapping?: boolean;
  as?: 'div' | 'span' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav' | 'p';
}

/** Children beside each other, on to the next line when there is no room. */
export function Inline({
  gap = 'xs', align = 'center', justify = 'start', isWrapping = true, as: Element = 'div', ...rest
}: InlineProps) {
  return (
    <Element
      css={combined(base, byGap[gap], byAlign[align], byJustify[justify], !isWrapping && noWrap)}
      {...(Element === 'ul' || Element === 'ol' ? { role: 'list' } : {})}
      {...rest}
    />
  );
}
