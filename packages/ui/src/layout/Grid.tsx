import { css } from '@emotion/react';
import type { HTMLAttributes } from 'react';
import { media } from '../styles/index.ts';
import { token } from '../tokens/index.ts';

const one = 'minmax(0, 1fr)';
const base = css({ display: 'grid', gap: token('space.lg'), alignItems: 'start', gridTemplateColumns: one });

const layouts = {
  two: css(base, { [media.phoneUp]: { gridTemplateColumns: `repeat(2, ${one})` } }),
  three: css(base, { [media.phoneUp]: { gridTemplateColumns: `repeat(2, ${one})` }, [media.wide]: { gridTemplateColumns: `repeat(3, ${one})` } }),
  four: css(base, { [media.phoneUp]: { gridTemplateColumns: `repeat(2, ${one})` }, [media.wide]: { gridTemplateColumns: `repeat(4, ${one})` } }),
  /** As many equal boxes as fit; for tiles. */
  tiles: css(base, { gap: token('space.md'), alignItems: 'stretch', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' }),
  /** Small tiles: categories, shortcuts. */
  smallTiles: css(base, { gap: token('space.sm'), alignItems: 'stretch', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))' }),
  /** A narrow column at the start (filters, menu), the content beside it. */
  sidebarStart: css(base, { [media.wide]: { gridTemplateColumns: `${token('size.sidebar')} ${one}` } }),
  /** The content, and a summary column at the end; where a theme is narrow the column gives way first. */
  sidebarEnd: css(base, { [media.wide]: { gridTemplateColumns: 'minmax(66%, 1fr) minmax(0, 360px)' } }),
  /** Picture, facts, decision. */
  threePane: css(base, {
    [media.phoneUp]: { gridTemplateColumns: `280px ${one}` },
    [media.wide]: { gridTemplateColumns: 'minmax(200px, 300px) minmax(280px, 1fr) minmax(340px, 400px)' },
  }),
} as const;

export type GridLayout = keyof typeof layouts;

export interface GridProps extends HTMLAttributes<HTMLElement> {
  layout: GridLayout;
  as?: 'div' | 'ul' | 'ol' | 'section';
}

/** A fixed set of column layouts; every one of them is a single column on a phone. */
export function Grid({ layout, as: Element = 'div', ...rest }: GridProps) {
  return <Element css={layouts[layout]} {...(Element === 'ul' || Element === 'ol' ? { role: 'list' } : {})} {...rest} />;
}
