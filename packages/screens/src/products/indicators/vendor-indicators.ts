import type { Indicator, ProductSummary } from '@quartermaster/contracts';

/** What the vendor that is chosen for the buyer carries beyond the product itself; null where that is nothing. */
export function vendorIndicators({ indicators, bestOffer }: Pick<ProductSummary, 'indicators' | 'bestOffer'>): { vendor: string; indicators: Indicator[] } | null {
  if (bestOffer === null) return null;
  const own = bestOffer.indicators.filter(({ code }) => indicators.every((shared) => shared.code !== code));
  return own.length === 0 ? null : { vendor: bestOffer.vendor.name, indicators: own };
}
