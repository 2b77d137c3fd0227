import { formatMoney, type ProductSummary } from '@quartermaster/contracts';

/** `$218.40` or `$218.40 – $234.75`; null when no vendor offers it. */
export function formatPriceRange(price: ProductSummary['price']): string | null {
  if (price === null) return null;
  const low = formatMoney(price.low);
  return price.high.amount === price.low.amount ? low : `${low} – ${formatMoney(price.high)}`;
}
