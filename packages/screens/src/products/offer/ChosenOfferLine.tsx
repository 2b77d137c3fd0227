import { css } from '@emotion/react';
import type { ProductSummary } from '@quartermaster/contracts';
import { media, token } from '@quartermaster/ui';
import { IndicatorBadges } from '../indicators/IndicatorBadges.tsx';
import { vendorIndicators } from '../indicators/vendor-indicators.ts';
import { ChooseOptions } from '../options/ChooseOptions.tsx';
import { ChosenOfferTerms } from './ChosenOfferTerms.tsx';
import { isPriceApart } from './price-apart.ts';

const line = css({
  'display': 'flex',
  'flexWrap': 'wrap',
  'alignItems': 'center',
  'columnGap': token('space.sm'),
  'rowGap': token('space.xxs'),
  // The other variants are at the end of the line, in the same place in each row.
  '& > span:last-child': { marginInlineStart: 'auto', [media.narrow]: { marginInlineStart: 0 } },
});

/**
 * One line below a product on a dense list: whose offer Add takes, its price where that is not the lowest, stock, minimum order and the indicators of
 * this vendor, then the way to the other variants. Nothing where there is neither.
 */
export function ChosenOfferLine({ product, className }: { product: ProductSummary; className?: string }) {
  const { bestOffer, configuration } = product;
  if (bestOffer === null && configuration === undefined) return null;
  const own = vendorIndicators(product);
  return (
    <div css={line} className={className}>
      {bestOffer !== null && <ChosenOfferTerms offer={bestOffer} isPriced={isPriceApart(product)} />}
      {own !== null && <IndicatorBadges indicators={own.indicators} vendor={own.vendor} />}
      <ChooseOptions product={product} />
    </div>
  );
}
