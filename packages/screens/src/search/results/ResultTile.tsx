import { css } from '@emotion/react';
import type { ProductSummary } from '@quartermaster/contracts';
import { Heading, Link, token } from '@quartermaster/ui';
import { ChooseOptions, DeliveryLine, ItemNumbers, ProductIndicators, ProductPicture, PriceTag, useProductHref } from '../../products/index.ts';
import { ResultActions } from './ResultActions.tsx';
import { VendorCount } from './VendorCount.tsx';

const tile = css({
  display: 'flex',
  flexDirection: 'column',
  gap: token('space.xs'),
  height: '100%',
  padding: token('space.md'),
  border: `1px solid ${token('color.border')}`,
  borderRadius: token('radius.md'),
  background: token('color.surface'),
  lineHeight: token('lineHeight.dense'),
  '& h3': { fontSize: token('fontSize.md'), textWrap: 'pretty' },
});
const terms = css({ display: 'flex', flexDirection: 'column', gap: 3, marginBlockStart: 'auto', paddingBlockStart: token('space.xs') });

/** One result as a box. */
export function ResultTile({ product }: { product: ProductSummary }) {
  const hrefOf = useProductHref();
  return (
    <article css={tile}>
      <ProductPicture picture={product.picture} image={product.image} size="tile" />
      <Heading level={3} size="sm"><Link look="quiet" href={hrefOf(product.productId)}>{product.name}</Link></Heading>
      <ItemNumbers product={product} />
      <ProductIndicators product={product} />
      <div css={terms}>
        <PriceTag product={product} vendors={<VendorCount product={product} />} />
        <DeliveryLine days={product.deliveryDays} />
        <ChooseOptions product={product} />
      </div>
      <ResultActions product={product} />
    </article>
  );
}
