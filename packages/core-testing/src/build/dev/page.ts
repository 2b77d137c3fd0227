/** Where the development server has its own addresses; everything else is the deployment's. */
export const ownAddresses = '/__store/';

const shippedStore = /(<script type="application\/json" id="shipped-store">)(.*?)(<\/script>)/s;

/**
 * The page of a deployment with the sources of a store in place of its shipped version; null when it is no page of that store. The module
 * is all that changes: import map, policy and everything else are the deployment's.
 *
 * @param entry address of the store's module on the development server
 */
export function withOwnStore(html: string, storeName: string, entry: string): string | null {
  const found = shippedStore.exec(html);
  const told: unknown = found === null ? null : JSON.parse(found[2] ?? '');
  if (typeof told !== 'object' || told === null || !('name' in told) || told.name !== storeName) return null;
  const data = JSON.stringify({ ...told, entry }).replaceAll('<', '\\u003c');
  return html.replace(shippedStore, (_, start: string, _data: string, end: string) => `${start}${data}${end}<script type="module" src="${ownAddresses}follow.js"></script>`);
}
