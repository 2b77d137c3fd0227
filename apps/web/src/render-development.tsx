import type { StoreId } from '@quartermaster/contracts';
import { pageTitle } from '@quartermaster/core/host';
import type { WebAssets } from './document/assets.ts';
import { htmlDocument } from './document/document.ts';
import { importMapTag } from './document/import-map.ts';
import { shippedStoreTag } from './document/shipped-store.ts';
import { outline } from './outline.tsx';
import { WaitingStore } from './page/WaitingStore.tsx';

/** The version that a page in development says of its store. */
const inDevelopment = '0.0.0-development';

/** A page of a store that is on no list yet, or in place of the version that is shown. */
export interface DevelopmentPage {
  readonly html: string;
  /** The hash of its import map, for the policy. */
  readonly scriptSources: readonly string[];
}

/**
 * The outline of every page of a store in development: the host's modules with the development build of React. It names no module of the
 * store: `entry` is empty, and the development server puts its own there. The browser asks for the answer itself.
 */
export function developmentPage({ name, number, nonce, assets }: StoreId & { readonly nonce: string; readonly assets: WebAssets }): DevelopmentPage {
  const { development } = assets;
  const { tag, source } = importMapTag(development.sharedModules);
  const html = htmlDocument({
    ...outline(<WaitingStore name={name} />, nonce),
    storeName: name,
    hostStore: null,
    title: pageTitle('', name),
    first: null,
    modules: [],
    assets: development,
    entry: 'src/hosting.tsx',
    importMap: tag,
    data: shippedStoreTag({ name, number, version: inDevelopment, entry: '' }),
  });
  return { html, scriptSources: [source] };
}
