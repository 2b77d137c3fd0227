import { startPagePoint, type Contribution, type StorePlugin } from '@quartermaster/core';
import { browserCapabilities, createStorefront, detachedCapabilities, diagnosticText, type Capabilities, type HostedStorefront } from '@quartermaster/core/host';
import { MemoryHistory } from '@quartermaster/core/testing';
import { storeTheme } from '@quartermaster/ui';
import { defaults } from '../composition/defaults.ts';
import { storeNamed } from '../composition/stores.ts';
import { themeNamed } from '../composition/themes.ts';
import { sceneServer, type SceneServer } from './scene-server.ts';
import type { Scene } from './scene.ts';
import { sampleSession } from './session.ts';
import { shownBy, until } from './settled.ts';

/** In which dress a scene is shown; null: its own. */
export interface Dress {
  readonly store: string | null;
  readonly theme: string | null;
  readonly signedIn: boolean | null;
}

/** A scene that is shown, or the store that does not show it. */
export type OpenScene =
  | { readonly kind: 'open'; readonly storefront: HostedStorefront; readonly server: SceneServer }
  | { readonly kind: 'absent'; readonly store: string };

/**
 * Composes the store, opens the address in the real engine with a sample server behind it, and lets the scene act.
 *
 * @throws Error when the store cannot be composed, or when what the scene is about does not come
 */
export async function openScene(scene: Scene, dress: Dress): Promise<OpenScene> {
  const name = dress.store ?? scene.stores?.[0] ?? 'ADVANTAGE';
  const plugin = dressed(storeNamed(name), dress.theme);
  const session = sampleSession(plugin, dress.signedIn ?? scene.signedIn ?? false);
  const server = sceneServer(session, scene.answers ?? {}, (path, responseName) => isShown(storefront, path, responseName));
  const history = new MemoryHistory(scene.address ?? '/');
  const storefront: HostedStorefront = createStorefront({
    capabilities: sceneCapabilities(history, server),
    stores: { [name]: () => Promise.resolve({ default: plugin }) },
    defaults: withOwn(scene.contributions ?? []),
  });
  await storefront.prepare(name, null);
  const unavailable = storefront.unavailable.get();
  if (unavailable !== null) throw new Error(unavailable.diagnostics.map(diagnosticText).join('\n'));
  const { needs, stores } = scene;
  const isThere = needs === undefined ? (stores?.includes(name) ?? true) : isShown(storefront, needs.path, needs.responseName);
  if (!isThere) return { kind: 'absent', store: name };
  if (scene.address === undefined) history.replace({ key: 'first', pathname: startAddress(storefront), search: '', hash: '' });
  const started = storefront.start();
  // A scene may be about an answer that never comes: only what happens afterwards waits for the page.
  if (scene.act !== undefined) {
    await started;
    await scene.act(storefront, server);
  }
  const { isComplete = hasPage } = scene;
  await until(() => isComplete(storefront), () => `The scene did not come: ${name} shows ${shownBy(storefront)}.`, scene.patience);
  return { kind: 'open', storefront, server };
}

const hasPage = (storefront: HostedStorefront): boolean => storefront.page.get().content.kind !== 'pending';

function startAddress(storefront: HostedStorefront): string {
  return `/ws${storefront.store.get()?.required(startPagePoint).path ?? ''}`;
}

/** Whether the store, or the defaults that it falls through to, has a screen for the response. */
function isShown(storefront: HostedStorefront, path: string, responseName: string): boolean {
  const screens = storefront.store.get()?.screens;
  const key = `${path} ${responseName}`;
  return screens?.store.has(key) === true || screens?.defaults.has(key) === true;
}

function dressed(plugin: StorePlugin, theme: string | null): StorePlugin {
  return theme === null ? plugin : { ...plugin, theme: storeTheme(themeNamed(theme)) };
}

function withOwn(own: readonly Contribution[]): readonly Contribution[] {
  const isReplaced = ({ point, key }: Contribution) => own.some((given) => given.point === point && given.key === key);
  return [...defaults.filter((one) => !isReplaced(one)), ...own];
}

/** The engine of a story asks no network, remembers nothing, and leaves the address and the other tabs of the catalog alone. */
function sceneCapabilities(history: Capabilities['history'], server: SceneServer): Capabilities {
  const detached = detachedCapabilities('/');
  const { viewport, forms, dialogs } = browserCapabilities(window);
  return {
    ...detached,
    forms,
    dialogs,
    viewport: { ...viewport, openTab: detached.viewport.openTab, setTitle: () => {} },
    history,
    cookies: { get: () => 'sample', expire: () => {} },
    fetch: server.fetch,
  };
}
