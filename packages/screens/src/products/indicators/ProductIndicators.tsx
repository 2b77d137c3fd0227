import type { ProductSummary } from '@quartermaster/contracts';
import { Inline, Text } from '@quartermaster/ui';
import { IndicatorBadges } from './IndicatorBadges.tsx';
import { vendorIndicators } from './vendor-indicators.ts';

/**
 * The federal indicators of a product on a list: those that hold with every vendor, and, after its name, those of the vendor whose offer Add
 * takes. Those of other vendors are on the product's page. Nothing where there are none.
 */
export function ProductIndicators({ product }: { product: Pick<ProductSummary, 'indicators' | 'bestOffer'> }) {
  const chosen = vendorIndicators(product);
  if (product.indicators.length === 0 && chosen === null) return null;
  return (
    <Inline gap="xs">
      <IndicatorBadges indicators={product.indicators} />
      {chosen !== null && (
        <Inline gap="xxs">
          <Text size="sm" tone="muted">{chosen.vendor}:</Text>
          <IndicatorBadges indicators={chosen.indicators} vendor={chosen.vendor} />
        </Inline>
      )}
    </Inline>
  );
}
