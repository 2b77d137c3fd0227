import { pageTitle, parseAddress } from '@quartermaster/core/host';
import { htmlDocument } from './document/document.ts';
import { escapeHtml } from './document/escape-html.ts';
import { importMapFor, importMapTag, storeFileAddress, type ShippedStore } from './document/import-map.ts';
import { shippedStoreTag } from './document/shipped-store.ts';
import { outline } from './outline.tsx';
import { statusOf } from './page-status.ts';
import { UnavailableStore } from './page/UnavailableStore.tsx';
import { WaitingStore } from './page/WaitingStore.tsx';
import type { RenderedPage, RenderInput } from './render.tsx';

const headers = { 'content-type': 'text/html; charset=utf-8' };

/**
 * The page of a store that its owner ships alone: a neutral shell with the answer in it. None of the store's code runs
 * here, where an endless loop would stop every store.
 */
export function renderShipped({ url, hostStore, first, nonce, assets, analyticsOrigins = [] }: RenderInput, store: ShippedStore): RenderedPage {
  const { name, number, version } = store;
  const { tag, source } = importMapTag(importMapFor(assets.sharedModules, store));
  const entry = storeFileAddress(store, store.entry);
  // Where an answer leads elsewhere, the browser asks once more and follows.
  const answer = first?.envelope.responseType === 'REDIRECT' ? null : first;
  const shell = outline(<WaitingStore name={name} />, nonce);
  const integrity = store.files.find(({ path }) => path === store.entry)?.integrity ?? '';
  const html = htmlDocument({
    ...shell,
    // The browser fetches the store while it starts the engine.
    head: `${shell.head}<link rel="modulepreload" href="${escapeHtml(entry)}" fetchpriority="low" integrity="${escapeHtml(integrity)}">${stylesheetOf(store)}`,
    storeName: name,
    hostStore,
    analyticsOrigins,
    title: pageTitle('', name),
    first: answer,
    modules: [],
    assets: assets.hosting,
    entry: 'src/hosting.tsx',
    importMap: tag,
    data: shippedStoreTag({ name, number, version, entry }),
  });
  return { status: statusOf(url, 'pending', answer), headers, html, scriptSources: [source] };
}

/** The stylesheet that the store's own module imports: the build of a store puts it beside the module, under its name. */
function stylesheetOf(store: ShippedStore): string {
  const path = store.entry.replace(/\.m?js$/, '.css');
  const sheet = store.files.find((file) => file.path === path);
  return sheet === undefined ? '' : `<link rel="stylesheet" href="${escapeHtml(storeFileAddress(store, path))}" integrity="${escapeHtml(sheet.integrity)}">`;
}

/** The page of such a store that cannot be shown: it needs no script. The reason is for the operator and is in the log. */
export function renderBroken({ url, storeName, hostStore, nonce, assets }: RenderInput): RenderedPage {
  const { pathname, query } = parseAddress(url);
  const address = `${pathname}?${query.toString()}`;
  const html = htmlDocument({
    ...outline(<UnavailableStore store={{ name: storeName, diagnostics: [] }} address={address} />, nonce),
    storeName,
    hostStore,
    title: '',
    first: null,
    modules: [],
    assets: assets.hosting,
    entry: null,
  });
  return { status: 503, headers, html, scriptSources: [] };
}
