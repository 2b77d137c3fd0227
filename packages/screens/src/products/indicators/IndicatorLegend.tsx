import { BadgeLegend } from '@quartermaster/ui';
import { shownIndicators, type IndicatorHolder } from './shown-indicators.ts';

/** The meanings of the indicators of a page; nothing where none is shown. */
export function IndicatorLegend({ of }: { of: readonly IndicatorHolder[] }) {
  const indicators = shownIndicators(of);
  if (indicators.length === 0) return null;
  return (
    <BadgeLegend
      title="What the federal indicators mean"
      entries={indicators.map((indicator) => ({ badge: indicator.label, meaning: indicator.meaning }))}
    />
  );
}
