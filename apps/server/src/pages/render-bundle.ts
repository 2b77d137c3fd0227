import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Envelope, LegacyAddress } from '@quartermaster/contracts';
import type { ShippedStore } from '../store-packages/index.ts';

/** The build answers at once; in development its sources are in another process. */
type Awaitable<Value> = Value | Promise<Value>;

/** The web's pages as a function for Node; apps/web/README.md has the contract. */
export interface RenderBundle {
  /** Names of the stores that the web is built with. */
  readonly builtInStores: readonly string[];
  chooseStoreName(clues: { query: URLSearchParams; saved: string | null; hostStore: string | null; others: readonly string[] }): Awaitable<string>;
  loadAssets(clientFolder: string): Promise<unknown>;
  /** The page of an address and the service that it is rendered from; null for a page that the browser fills. `isShipped`: none of the store's code may run. */
  publicPage(url: string, site: { storeName: string; isShipped: boolean; startPath: string; formerAddresses: readonly LegacyAddress[] }): Awaitable<PublicPage | null>;
  render(page: {
    url: string;
    storeName: string;
    hostStore: string | null;
    first: { readonly path: string; readonly envelope: Envelope } | null;
    /** Where the store's analytics may send; without it nowhere. */
    analyticsOrigins?: readonly string[];
    nonce: string;
    assets: unknown;
    /** Set for a store that is shipped alone; `broken` when there is nothing of it to show. */
    shipped: ShippedStore | 'broken' | null;
    onError?: (error: unknown) => void;
  }): Promise<RenderedPage>;
  /** The import map: the modules that the host gives to stores that are shipped alone, and the files of this one. */
  importMapOf(assets: unknown, store: ShippedStore | null): unknown;
  /** The outline of a store's pages in development, whether the list has the store or not. */
  developmentPage(page: { name: string; number: number; nonce: string; assets: unknown }): { readonly html: string; readonly scriptSources: readonly string[] };
  /** How each store of the build is composed, for the operator. */
  inspectStores(): Promise<readonly StoreInspection[]>;
}

export interface StoreInspection {
  readonly name: string;
  readonly packageName: string | null;
  readonly coreRange: string | null;
  readonly coreVersion: string;
  readonly theme: string | null;
  readonly adds: readonly { readonly point: string; readonly key: string | null }[];
  readonly overrides: readonly { readonly point: string; readonly key: string | null }[];
  readonly diagnostics: readonly string[];
}

/** A page that the server renders from the answer of a service. */
export interface PublicPage {
  /** The service whose screen it shows, or `/404` for an address that is none of ours. */
  readonly path: string;
  readonly service: string;
  readonly query: URLSearchParams;
}

interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** The sources that the content policy must allow besides own files: hashes of inline scripts. */
  readonly scriptSources: readonly string[];
}

/** The built web: where its files are, and how its pages are made. */
export interface BuiltWeb {
  readonly clientFolder: string;
  readonly bundle: RenderBundle;
  readonly assets: unknown;
}

/** Loads what `npm run build -w @quartermaster/web` wrote; null when there is no build. */
export async function loadBuiltWeb(webFolder: string): Promise<BuiltWeb | null> {
  const [clientFolder, entry] = [join(webFolder, 'dist/client'), join(webFolder, 'dist/render/render.js')];
  if (!existsSync(entry) || !existsSync(clientFolder)) return null;
  const bundle = (await import(pathToFileURL(entry).href)) as RenderBundle;
  return { clientFolder, bundle, assets: await bundle.loadAssets(clientFolder) };
}
