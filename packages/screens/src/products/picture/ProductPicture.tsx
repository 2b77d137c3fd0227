import { css } from '@emotion/react';
import type { ProductImage } from '@quartermaster/contracts';
import { token } from '@quartermaster/ui';
import { drawingOf } from './picture-of.ts';

const base = css({
  'display': 'block',
  'flex': 'none',
  'objectFit': 'contain',
  'padding': '6%',
  'background': token('color.surface'),
  '& > path': { fill: 'none', strokeWidth: 1.6, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& > path:nth-of-type(1)': { fill: token('color.actionSurface') },
  '& > path:nth-of-type(2)': { stroke: token('color.textMuted') },
  '& > path:nth-of-type(3)': { stroke: token('color.action') },
});
const sizes = {
  row: css(base, { width: 64, height: 64, padding: 2 }),
  tile: css(base, { width: '100%', height: 104, padding: 4 }),
  page: css(base, { width: '100%', height: 'auto', padding: 'min(6%, 20px)', aspectRatio: '1', maxHeight: 320, border: `1px solid ${token('color.border')}`, borderRadius: token('radius.md') }),
  small: css(base, { width: 48, height: 48, padding: 2 }),
} as const;
const whole = css({ display: 'contents' });

export interface ProductPictureProps {
  /** The contract's `picture` id: what is drawn where there is no image. */
  picture: string;
  /** The product's own picture. */
  image?: ProductImage | undefined;
  size: keyof typeof sizes;
}

/** The picture of a product or of a category. It says nothing that the name beside it does not, so it is hidden from screen readers. */
export function ProductPicture({ picture, image, size }: ProductPictureProps) {
  const drawing = drawingOf(picture);
  const isSmall = size === 'row' || size === 'small';
  if (image === undefined && drawing !== undefined) {
    return (
      <svg css={sizes[size]} viewBox="0 0 64 64" aria-hidden data-picture={picture}>
        <path d={drawing.soft} />
        <path d={drawing.line} />
        {drawing.accent !== undefined && <path d={drawing.accent} />}
      </svg>
    );
  }
  const view = isSmall ? 'row' : 'page';
  // The server draws what pages do not draw by themselves.
  const given = image === undefined ? `/pictures/drawn/${view}/${encodeURIComponent(picture)}.svg` : image[view];
  // Words that it drew could be read neither in a line nor in a tile: there it draws the kind alone.
  const address = size === 'small' || size === 'tile' ? given.replace(/(?<=^\/pictures\/drawn\/)\w+/, 'line') : given;
  // With its box in the markup, the page does not move when it comes.
  const img = <img css={sizes[size]} src={address} alt="" width={isSmall ? 64 : 320} height={isSmall ? 64 : 320} loading={size === 'page' ? 'eager' : 'lazy'} decoding="async" data-picture={picture} />;
  if (image?.formats === undefined) return img;
  return (
    <picture css={whole}>
      {image.formats.map((format) => <source key={format.type} type={format.type} srcSet={format[view]} />)}
      {img}
    </picture>
  );
}
