import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProductPicture, type ProductPictureProps } from './ProductPicture.tsx';

const drawn = { row: '/pictures/drawn/row/glove.svg?v=1&size=Large', page: '/pictures/drawn/page/glove.svg?v=1&size=Large&brand=Sample' };
const taken = { row: '/pictures/products/1/row.webp', page: '/pictures/products/1/page.webp' };
const addressOf = (props: Pick<ProductPictureProps, 'image' | 'size'>): string => /src="([^"]*)"/.exec(renderToStaticMarkup(<ProductPicture picture="no-such-picture" {...props} />))?.[1]?.replaceAll('&amp;', '&') ?? '';

it.each([
  [{ size: 'row', image: drawn }, drawn.row],
  [{ size: 'page', image: drawn }, drawn.page],
  [{ size: 'small', image: drawn }, '/pictures/drawn/line/glove.svg?v=1&size=Large'],
  [{ size: 'tile', image: drawn }, '/pictures/drawn/line/glove.svg?v=1&size=Large&brand=Sample'],
  [{ size: 'small', image: taken }, taken.row],
  [{ size: 'tile', image: taken }, taken.page],
  [{ size: 'small' }, '/pictures/drawn/line/no-such-picture.svg'],
] as const)('a drawing has words only where they can be read, and a photograph stays as it is: %j', (props, address) => {
  expect(addressOf(props)).toBe(address);
});
