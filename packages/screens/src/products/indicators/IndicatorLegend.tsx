import type { Indicator } from '@quartermaster/contracts';
import { BadgeLegend } from '@quartermaster/ui';
import { shownIndicators } from './shown-indicators.ts';

/** The meanings of the indicators of a page; nothing where none is shown. */
export function IndicatorLegend({ of }: { of: readonly { indicators: readonly Indicator[] }[] }) {
  const indicators = shownIndicators(of);
  if (indicators.length === 0) return null;
  return (
    <BadgeLegend
      title="What the federal indicators mean"
      entries={indicators.map((indicator) => ({ badge: indicator.label, meaning: indicator.meaning }))}
    />
  );
}
