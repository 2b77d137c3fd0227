import type { Indicator } from '@quartermaster/contracts';

/** What has indicators: a product with the offer that is chosen of it, or an offer. */
export interface IndicatorHolder {
  indicators: readonly Indicator[];
  bestOffer?: { indicators: readonly Indicator[] } | null;
}

/** Each indicator that occurs in the list, once, in order of first occurrence: the rows of a legend. */
export function shownIndicators(holders: readonly IndicatorHolder[]): Indicator[] {
  const byCode = new Map<string, Indicator>();
  for (const { indicators, bestOffer } of holders) {
    for (const indicator of [...indicators, ...(bestOffer?.indicators ?? [])]) if (!byCode.has(indicator.code)) byCode.set(indicator.code, indicator);
  }
  return [...byCode.values()];
}
