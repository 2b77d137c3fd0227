import { css } from '@emotion/react';
import { token } from '@quartermaster/ui';
import { drawingOf } from './picture-of.ts';

const base = css({
  display: 'block',
  flex: 'none',
  padding: '6%',
  background: token('color.surface'),
  '& > path': { fill: 'none', strokeWidth: 1.6, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& > path:nth-of-type(1)': { fill: token('color.actionSurface') },
  '& > path:nth-of-type(2)': { stroke: token('color.textMuted') },
  '& > path:nth-of-type(3)': { stroke: token('color.action') },
});
const sizes = {
  row: css(base, { width: 64, height: 64, padding: 2 }),
  tile: css(base, { width: '100%', height: 132, padding: 12 }),
  page: css(base, { width: '100%', height: 'auto', aspectRatio: '1', maxHeight: 320, border: `1px solid ${token('color.border')}`, borderRadius: token('radius.md') }),
  small: css(base, { width: 48, height: 48, padding: 2 }),
} as const;

export interface ProductPictureProps {
  /** The contract's `picture` id. */
  picture: string;
  size: keyof typeof sizes;
}

/** The drawn picture of a category. It says nothing that the name beside it does not, so it is hidden from screen readers. */
export function ProductPicture({ picture, size }: ProductPictureProps) {
  const drawing = drawingOf(picture);
  return (
    <svg css={sizes[size]} viewBox="0 0 64 64" aria-hidden data-picture={picture}>
      <path d={drawing.soft} />
      <path d={drawing.line} />
      {drawing.accent !== undefined && <path d={drawing.accent} />}
    </svg>
  );
}
