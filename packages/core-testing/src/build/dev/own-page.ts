/** Where the development server has its own addresses; everything else is the deployment's. */
export const ownAddresses = '/__store/';

const shippedStore = /(<script type="application\/json" id="shipped-store">)(.*?)(<\/script>)/s;
const firstModule = /<script type="module"/;

/** Whether a page of the deployment is one of this store, in the version that is shown. */
export function isPageOf(html: string, storeName: string): boolean {
  const told = embedded(html);
  return told !== null && told['name'] === storeName;
}

/**
 * The deployment's outline with the sources of a store in it. The script by which React replaces a changed component runs before the host's React;
 * the nonce lets Vite show mistakes in a style of its own. Import map and all else stay as they came.
 *
 * @param entry address of the store's own module on the development server
 */
export function ownPage(outline: string, entry: string): string {
  const data = JSON.stringify({ ...embedded(outline), entry }).replaceAll('<', '\\u003c');
  const nonce = /<style[^>]* nonce="([^"]*)"/.exec(outline)?.[1];
  const before = [
    ...(nonce === undefined ? [] : [`<meta property="csp-nonce" nonce="${nonce}">`]),
    ...['@vite/client', 'preamble.js'].map((file) => `<script type="module" src="${ownAddresses}${file}"></script>`),
  ].join('');
  return outline
    .replace(shippedStore, (_, start: string, _data: string, end: string) => `${start}${data}${end}`)
    .replace(firstModule, (tag) => `${before}${tag}`);
}

function embedded(html: string): Readonly<Record<string, unknown>> | null {
  const told: unknown = JSON.parse(shippedStore.exec(html)?.[2] ?? 'null');
  return typeof told === 'object' && told !== null ? { ...told } : null;
}

/** The import map of a page: which address each module that the host gives has. */
export function hostModulesOf(html: string): ReadonlyMap<string, string> {
  const map = JSON.parse(/<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as { readonly imports?: Readonly<Record<string, string>> };
  return new Map(Object.entries(map.imports ?? {}));
}
