import type { Indicator } from '@quartermaster/contracts';
import { Badge, Inline } from '@quartermaster/ui';

/** The federal indicators of a product or an offer, as words. Nothing when there are none. */
export function IndicatorBadges({ indicators }: { indicators: readonly Indicator[] }) {
  if (indicators.length === 0) return null;
  return (
    <Inline as="ul" gap="xxs" aria-label="Federal indicators">
      {indicators.map((indicator) => (
        <li key={indicator.code}><Badge description={indicator.meaning}>{indicator.label}</Badge></li>
      ))}
    </Inline>
  );
}
