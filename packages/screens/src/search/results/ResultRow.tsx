import { css } from '@emotion/react';
import type { ProductSummary } from '@quartermaster/contracts';
import { Heading, Link, media, token } from '@quartermaster/ui';
import { ChooseOptions, DeliveryLine, ItemNumbers, ProductIndicators, ProductPicture, PriceTag, useProductHref } from '../../products/index.ts';
import { ResultActions } from './ResultActions.tsx';
import { VendorCount } from './VendorCount.tsx';

const row = css({
  display: 'grid',
  // By the size of the text: a dense theme leaves the rest to the name. Quantity and Add are beside each other.
  gridTemplateColumns: '64px minmax(0, 1fr) 11.5em 13.5em',
  gridTemplateAreas: '"picture words terms order"',
  columnGap: token('space.md'),
  alignItems: 'start',
  padding: `${token('space.xs')} ${token('space.md')}`,
  lineHeight: token('lineHeight.dense'),
  '& [data-picture]': { gridArea: 'picture' },
  [media.narrow]: {
    gridTemplateColumns: '64px minmax(0, 1fr) minmax(0, 216px)',
    gridTemplateAreas: '"picture words words" "picture terms order"',
    rowGap: token('space.xs'),
  },
  [media.phone]: {
    gridTemplateColumns: '60px minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"picture name" "picture numbers" "badges badges" "terms terms" "order order"',
    columnGap: token('space.sm'),
    rowGap: token('space.xs'),
    padding: token('space.sm'),
    '& [data-picture]': { width: 60, height: 60 },
  },
});
const words = css({
  gridArea: 'words',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  '& h3': { fontSize: token('fontSize.md'), textWrap: 'pretty' },
  // Its parts are cells of the row: the indicators get the whole width there.
  [media.phone]: { 'display': 'contents', '& h3': { gridArea: 'name' }, '& ul': { gridArea: 'numbers' }, '& ul + div': { gridArea: 'badges' } },
});
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: token('space.sm'), rowGap: 3, [media.phone]: { display: 'contents' } });
const terms = css({ gridArea: 'terms', display: 'flex', flexDirection: 'column', gap: 3, [media.phone]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: token('space.md'), alignItems: 'flex-end' } });
const order = css({ gridArea: 'order', display: 'flex', flexDirection: 'column', gap: token('space.xxs') });

/** One result as a dense line: what it is, what it costs, and the button to order it. */
export function ResultRow({ product }: { product: ProductSummary }) {
  const hrefOf = useProductHref();
  return (
    <article css={row}>
      <ProductPicture picture={product.picture} image={product.image} size="row" />
      <div css={words}>
        <Heading level={3} size="sm"><Link look="quiet" href={hrefOf(product.productId)}>{product.name}</Link></Heading>
        <div css={line}>
          <ItemNumbers product={product} />
          <ProductIndicators product={product} />
        </div>
      </div>
      <div css={terms}>
        <PriceTag product={product} vendors={<VendorCount product={product} />} />
        <DeliveryLine days={product.deliveryDays} />
        <ChooseOptions product={product} />
      </div>
      <div css={order}>
        <ResultActions product={product} />
      </div>
    </article>
  );
}
