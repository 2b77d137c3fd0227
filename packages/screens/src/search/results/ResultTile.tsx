import { css } from '@emotion/react';
import type { ProductSummary } from '@quartermaster/contracts';
import { Heading, Link, token } from '@quartermaster/ui';
import { ChosenOfferLine, DeliveryLine, IndicatorBadges, ItemNumbers, PriceTag, ProductPicture, useProductHref } from '../../products/index.ts';
import { ResultActions } from './ResultActions.tsx';
import { VendorCount } from './VendorCount.tsx';

const tile = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  height: '100%',
  padding: token('space.sm'),
  border: `1px solid ${token('color.border')}`,
  borderRadius: token('radius.md'),
  background: token('color.surface'),
  lineHeight: token('lineHeight.dense'),
  '& h3': { fontSize: token('fontSize.md'), textWrap: 'pretty' },
});
/** Indicators follow the last of the numbers: both are in one flow. */
const line = css({ 'display': 'flex', 'flexWrap': 'wrap', 'alignItems': 'center', 'gap': `3px ${token('space.sm')}`, 'fontSize': token('fontSize.sm'), '& > ul:first-of-type': { display: 'contents' }, '& [data-part=badge]': { paddingBlock: 0 } });
const terms = css({ display: 'flex', flexDirection: 'column', gap: 2, marginBlockStart: 'auto' });
/** A box has no end of the line for its variants: they are a line of their own. */
const offer = css({ '& > span:last-child': { flex: '1 0 100%', justifyContent: 'flex-start', height: 'auto', clipPath: 'none' } });

/** One result as a box: its vendor is named once, with the indicators of that vendor. */
export function ResultTile({ product }: { product: ProductSummary }) {
  const hrefOf = useProductHref();
  return (
    <article css={tile}>
      <ProductPicture picture={product.picture} image={product.image} size="tile" />
      <Heading level={3} size="sm"><Link look="quiet" href={hrefOf(product.productId)}>{product.name}</Link></Heading>
      <div css={line}>
        <ItemNumbers product={product} />
        <IndicatorBadges indicators={product.indicators} />
      </div>
      <div css={terms}>
        <PriceTag product={product} vendors={<VendorCount product={product} />} />
        <DeliveryLine days={product.deliveryDays} />
        <ChosenOfferLine css={offer} product={product} />
      </div>
      <ResultActions product={product} isBare />
    </article>
  );
}
