import { createStorefront, detachedCapabilities, pageTitle, type FirstAnswer, type HostedStorefront } from '@quartermaster/core/host';
import { renderToString } from 'react-dom/server';
import { defaults } from './defaults.ts';
import type { WebAssets } from './document/assets.ts';
import { criticalStyles } from './document/critical-styles.ts';
import { htmlDocument } from './document/document.ts';
import { splitHoistedTags } from './document/hoisted-tags.ts';
import { importMapFor, type ImportMap, type ShippedStore } from './document/import-map.ts';
import { statusOf } from './page-status.ts';
import { App } from './page/App.tsx';
import { UnavailableStore } from './page/UnavailableStore.tsx';
import { moduleOf } from './page/rendered-modules.ts';
import { serverStyles } from './page/style-cache.ts';
import { renderBroken, renderShipped } from './render-shipped.tsx';
import { firstStores, stores } from './stores.ts';

/** The stores that this web is built with. Of the others of the marketplace a deployment may show packages. */
export const builtInStores: readonly string[] = Object.keys(stores);

export { inspectStores, type StoreInspection } from './inspect-stores.ts';
export { developmentPage, type DevelopmentPage } from './render-development.tsx';
export { publicPage, type PageSite, type PublicPage } from './public-page.ts';
export { loadAssets } from './document/load-assets.ts';
export { chooseStore as chooseStoreName } from '@quartermaster/core/host';
export type { WebAssets } from './document/assets.ts';
export type { ImportMap, ShippedStore } from './document/import-map.ts';

export interface RenderInput {
  /** Path and query as the browser asked. */
  readonly url: string;
  readonly storeName: string;
  /** The store that the host leads to; null: to none of its own. */
  readonly hostStore: string | null;
  /** The answer of the page's service; null for pages that the browser asks for itself. */
  readonly first: FirstAnswer | null;
  /** Base64, fresh for each response. */
  readonly nonce: string;
  readonly assets: WebAssets;
  /** Where the store's analytics may send; without it nowhere. */
  readonly analyticsOrigins?: readonly string[];
  /** Set for a store that its owner ships alone: what is shown of it, or `broken` when it cannot be shown. */
  readonly shipped?: ShippedStore | 'broken' | null;
  /** Told when a page could not be rendered and its shell is sent instead. */
  readonly onError?: (error: unknown) => void;
}

export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** The source that the content policy must allow besides own files: the hash of the import map. */
  readonly scriptSources: readonly string[];
}

/** The import map of a store’s page; without a store, what the host gives to every one. */
export const importMapOf = ({ sharedModules }: WebAssets, store: ShippedStore | null): ImportMap =>
  store === null ? sharedModules : importMapFor(sharedModules, store);

/** Renders a document. Never throws for a page that fails: the browser then gets the shell and asks for itself. */
export async function render(input: RenderInput): Promise<RenderedPage> {
  const { shipped = null } = input;
  if (shipped === 'broken') return renderBroken(input);
  if (shipped !== null) return renderShipped(input, shipped);
  try {
    return await renderPage(input, input.first);
  } catch (error) {
    input.onError?.(error);
    return renderPage(input, null);
  }
}

async function renderPage({ url, storeName, hostStore, nonce, assets, analyticsOrigins = [] }: RenderInput, first: FirstAnswer | null): Promise<RenderedPage> {
  const storefront = createStorefront({ capabilities: detachedCapabilities(url), stores, defaults, hostStore });
  const result = await storefront.prepare(storeName, first);
  if (result.kind === 'elsewhere') return { status: 302, headers: { location: result.url }, html: '', scriptSources: [] };
  const styles = serverStyles(nonce);
  const rendered = renderToString(<App storefront={storefront} styles={styles} Unavailable={UnavailableStore} />);
  const { head, body } = splitHoistedTags(rendered);
  const { content } = storefront.page.get();
  const html = htmlDocument({
    storeName,
    hostStore,
    analyticsOrigins,
    title: pageTitle(content.kind === 'pending' ? '' : content.title, storeName),
    head,
    body,
    styles: criticalStyles(styles, rendered, nonce),
    first: result.kind === 'ready' ? first : null,
    modules: modulesOf(storefront, await storeModule(storeName)),
    assets,
  });
  return { status: statusOf(url, result.kind, first), headers: { 'content-type': 'text/html; charset=utf-8' }, html, scriptSources: [] };
}

/** What the browser begins with. */
async function storeModule(storeName: string): Promise<object | null> {
  const load = Object.hasOwn(firstStores, storeName) ? firstStores[storeName] : undefined;
  return load === undefined ? null : (await load()).default;
}

function modulesOf(storefront: HostedStorefront, store: object | null): string[] {
  const { content } = storefront.page.get();
  const component = content.kind === 'pending' ? null : content.Component;
  return [store, component].flatMap((exported) => (exported === null ? [] : (moduleOf(exported) ?? [])));
}
