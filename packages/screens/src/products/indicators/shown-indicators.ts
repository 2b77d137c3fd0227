import type { Indicator } from '@quartermaster/contracts';

/** Each indicator that occurs in the list, once, in order of first occurrence: the rows of a legend. */
export function shownIndicators(holders: readonly { indicators: readonly Indicator[] }[]): Indicator[] {
  const byCode = new Map<string, Indicator>();
  for (const holder of holders) {
    for (const indicator of holder.indicators) if (!byCode.has(indicator.code)) byCode.set(indicator.code, indicator);
  }
  return [...byCode.values()];
}
