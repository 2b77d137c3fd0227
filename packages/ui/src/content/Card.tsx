import { css } from '@emotion/react';
import type { HTMLAttributes, ReactNode } from 'react';
import { panel, media } from '../styles/index.ts';
import { token } from '../tokens/index.ts';

const plain = css(panel, { padding: token('space.md') });
const roomy = css(panel, { padding: token('space.lg'), [media.phone]: { padding: token('space.md') } });
const flush = css(panel, { overflow: 'hidden' });
/** For one box of a page: the decision, the summary. */
const raised = css(roomy, { borderColor: token('color.borderControl'), boxShadow: token('shadow.float') });
const looks = { plain, roomy, flush, raised };

export interface CardProps extends HTMLAttributes<HTMLElement> {
  look?: keyof typeof looks;
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  children: ReactNode;
}

/** A white box with a hairline. `flush` has no padding: for a table that fills it. */
export function Card({ look = 'plain', as: Element = 'div', ...rest }: CardProps) {
  return <Element css={looks[look]} data-part="card" data-look={look} {...rest} />;
}
