import type { Indicator } from '@quartermaster/contracts';
import { Badge, Inline } from '@quartermaster/ui';

export interface IndicatorBadgesProps {
  indicators: readonly Indicator[];
  /** Whose they are, for those who hear the list; who reads it sees the name beside it. */
  vendor?: string | undefined;
}

/** The federal indicators of a product or an offer, as words. Nothing when there are none. */
export function IndicatorBadges({ indicators, vendor }: IndicatorBadgesProps) {
  if (indicators.length === 0) return null;
  return (
    <Inline as="ul" gap="xxs" aria-label={vendor === undefined ? 'Federal indicators' : `Federal indicators of ${vendor}`}>
      {indicators.map((indicator) => (
        <li key={indicator.code}><Badge description={indicator.meaning}>{indicator.label}</Badge></li>
      ))}
    </Inline>
  );
}
