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
  // A badge is as high as its line: the lines around it stay as near to each other as those without one.
  '& [data-part=badge]': { paddingBlock: 0 },
  // The other variants are at the end of the line, in the same place in each row. What the cheapest costs is seen where there is room: it makes no second line.
  '& > span:last-child': {
    flex: '1 0 min-content', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px 0.3em', height: '1lh', clipPath: 'inset(-5px)',
    [media.narrow]: { flex: 'none', height: 'auto', clipPath: 'none' },
  },
  '& > span:last-child > a': { whiteSpace: 'nowrap' },
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
