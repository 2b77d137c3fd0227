/** A longer list is no help to a reader. */
const mostKeys = 20;

/**
 * The keys of a point that somebody may have meant, as text: those of the same path, or else of the same area, or else all of them.
 *
 * @param key such as `/cart/shopping_cart Initial`, `/about` or `index`
 */
export function knownKeys(key: string, keys: readonly string[]): string {
  const beginnings = [`${key.split(' ')[0] ?? ''} `, /^\/[^/]+\//.exec(key)?.[0] ?? ' ', ''];
  const near = beginnings.map((beginning) => keys.filter((one) => one.startsWith(beginning))).find((found) => found.length > 0) ?? [];
  const shown = near.toSorted().slice(0, mostKeys).join(', ');
  if (near.length > mostKeys) return `${shown}, and ${near.length - mostKeys} more`;
  return shown === '' ? 'none' : shown;
}
