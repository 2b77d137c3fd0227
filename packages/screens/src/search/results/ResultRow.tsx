import { css } from '@emotion/react';
import type { ProductSummary } from '@quartermaster/contracts';
import { Heading, Link, media, token } from '@quartermaster/ui';
import { ChosenOfferLine, DeliveryLine, IndicatorBadges, ItemNumbers, ProductPicture, PriceTag, useProductHref } from '../../products/index.ts';
import { ResultActions } from './ResultActions.tsx';
import { VendorCount } from './VendorCount.tsx';

/** Beside the filters there is no room for four columns in a small window. */
const tight = '@media (max-width: 1199.98px)';

const row = css({
  display: 'grid',
  // By the size of the text: a dense theme leaves the rest to the name. Quantity and Add are beside each other.
  gridTemplateColumns: '64px minmax(0, 1fr) 11.5em 13.5em',
  // What is long and of one offer has a line of its own, from edge to edge: in a column, or beside the picture, it would make each row higher.
  gridTemplateAreas: '"picture words terms order" "offer offer offer offer"',
  columnGap: token('space.sm'),
  rowGap: 2,
  alignItems: 'start',
  padding: `5px ${token('space.sm')}`,
  lineHeight: token('lineHeight.dense'),
  '& [data-picture]': { gridArea: 'picture' },
  [tight]: {
    gridTemplateColumns: '64px minmax(0, 1fr) minmax(0, 216px)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"picture name order" "picture terms order" "numbers numbers numbers" "offer offer offer"',
  },
  [media.phone]: {
    gridTemplateColumns: '60px minmax(0, 1fr)',
    gridTemplateAreas: '"picture name" "picture numbers" "terms terms" "offer offer" "order order"',
    rowGap: token('space.xs'),
    padding: token('space.sm'),
    '& [data-picture]': { width: 60, height: 60 },
  },
});
const words = css({
  gridArea: 'words',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  '& h3': { fontSize: token('fontSize.md'), textWrap: 'pretty' },
  // Its parts are cells of the row: there the price is below the name, and the numbers, which are longer, have a line from edge to edge.
  [tight]: { 'display': 'contents', '& h3': { gridArea: 'name' } },
});
/** Indicators follow the last of the numbers: both are in one flow. */
const line = css({ 'gridArea': 'numbers', 'display': 'flex', 'flexWrap': 'wrap', 'alignItems': 'center', 'columnGap': token('space.sm'), 'rowGap': 3, 'fontSize': token('fontSize.sm'), '& > ul:first-of-type': { display: 'contents' }, '& [data-part=badge]': { paddingBlock: 0 } });
const terms = css({ gridArea: 'terms', display: 'flex', flexDirection: 'column', gap: 2, [tight]: { '& > div': { flexFlow: 'row wrap', columnGap: token('space.xs'), alignItems: 'baseline' } }, [media.phone]: { '& > div': { flexDirection: 'column', alignItems: 'stretch' }, flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: token('space.xs'), alignItems: 'flex-end' } });
const offer = css({ gridArea: 'offer' });
// Between Add and Compare is room for 24 pixels around the box (WCAG 2.2, 2.5.8), in a dense theme too.
const order = css({ 'gridArea': 'order', 'display': 'flex', 'flexDirection': 'column', 'gap': 4, [media.phoneUp]: { '& > div:last-of-type': { height: 24 }, '& > div:last-of-type > button': { minHeight: 24, height: 24 } } });

/** One result as a dense line: what it is, what it costs, and the button to order it; below, whose offer that is. */
export function ResultRow({ product }: { product: ProductSummary }) {
  const hrefOf = useProductHref();
  return (
    <article css={row}>
      <ProductPicture picture={product.picture} image={product.image} size="row" />
      <div css={words}>
        <Heading level={3} size="sm"><Link look="quiet" href={hrefOf(product.productId)}>{product.name}</Link></Heading>
        <div css={line}>
          <ItemNumbers product={product} />
          <IndicatorBadges indicators={product.indicators} />
        </div>
      </div>
      <div css={terms}>
        <PriceTag product={product} vendors={<VendorCount product={product} />} />
        <DeliveryLine days={product.deliveryDays} />
      </div>
      <ChosenOfferLine css={offer} product={product} />
      <div css={order}>
        <ResultActions product={product} isBare />
      </div>
    </article>
  );
}
