/** Stock in words; null for services. Few pieces are said exactly, many are not: the number changes every minute. */
export function formatStock(available: number | null): string | null {
  if (available === null) return null;
  if (available === 0) return 'Out of stock';
  return available < 100 ? `${available} in stock` : 'In stock';
}
