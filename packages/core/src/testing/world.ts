// Parts that the engine loads late are there: `settle` waits for turns, and not for files.
import '../connection/connection-parts.ts';
import '../navigation/analytics-sinks.ts';
import '../navigation/expected-pages.ts';
import '../navigation/legacy-routes.ts';
import '../sign-in/openid-connection.ts';
import '../sign-in/sign-in-parts.ts';
import '../wire/axios-transport.ts';
import { usd, type SessionAttributes, type StoreId } from '@quartermaster/contracts';
import type { Capabilities } from '../capabilities/capabilities.ts';
import { tabLocks } from '../capabilities/browser/browser-locks.ts';
import { countCrypto, isCryptoAtWork } from './counted-crypto.ts';
import { memoryVault } from './memory-vault.ts';
import { webCryptoKeys } from '../capabilities/browser/keys/web-crypto-keys.ts';
import { memoryStorage } from '../capabilities/key-value-storage.ts';
import { noLink } from '../capabilities/server-link.ts';
import { noForms } from '../capabilities/page-forms.ts';
import { createStorefront, type HostedStorefront } from '../engine/create-storefront.ts';
import type { Contribution } from '../extension/contribution.ts';
import type { StoreList } from '../store/current-store.ts';
import type { LateParts } from '../store/store-screens.ts';
import { onlyTab } from '../capabilities/tab-port.ts';
import { FakeServer } from './fake-server.ts';
import { ManualClock } from './manual-clock.ts';
import { MemoryHistory } from './memory-history.ts';
import { sampleDefaults, sampleStore } from './sample-store.tsx';

export interface WorldOptions {
  readonly url?: string;
  readonly server?: FakeServer;
  readonly localStorage?: Capabilities['localStorage'];
  readonly sessionStorage?: Capabilities['sessionStorage'];
  /** The key of the browser; tabs of one browser share it. */
  readonly keys?: Capabilities['keys'];
  /** For a reload: the history that the tab has. */
  readonly history?: MemoryHistory;
  readonly stores?: StoreList;
  readonly defaults?: readonly Contribution[];
  readonly late?: LateParts;
  readonly host?: string;
  /** The store that the host leads to. */
  readonly hostStore?: string;
  /** Stores that are shipped alone and that `stores` can load. */
  readonly shipped?: readonly StoreId[];
  readonly forms?: Capabilities['forms'];
  readonly otherTabs?: Capabilities['otherTabs'];
  readonly link?: Capabilities['link'];
  /** Several tabs of one browser have one time. */
  readonly clock?: ManualClock;
  readonly dialogs?: Capabilities['dialogs'];
  /** The browser says to every site that its user wants no tracking. */
  readonly optsOut?: boolean;
  /** Origins to which the deployment lets analytics of the store connect. */
  readonly analyticsOrigins?: readonly string[];
  /** Tabs of one browser share them. */
  readonly locks?: Capabilities['locks'];
}

export interface World {
  readonly storefront: HostedStorefront;
  readonly server: FakeServer;
  readonly clock: ManualClock;
  readonly history: MemoryHistory;
  readonly localStorage: Capabilities['localStorage'];
  readonly sessionStorage: Capabilities['sessionStorage'];
  readonly left: string[];
  readonly tabs: { shown: Blob | null; closed: boolean }[];
  readonly viewport: { scroll: number; focused: number; title: string };
  readonly cookies: Map<string, string>;
  /** Lets everything that is on its way arrive. */
  settle(): Promise<void>;
  /** The page as it is shown, in one word or two. */
  shown(): string;
}

// Unique over reloads, as they are in a browser.
let uuids = 0;

/** A browser without a browser: one tab with one storefront, a server that answers as told, and time that tests move. */
export function createWorld(options: WorldOptions = {}): World {
  const server = options.server ?? new FakeServer();
  const history = options.history ?? new MemoryHistory(options.url ?? '/ws/main/start_page');
  const clock = options.clock ?? new ManualClock();
  const localStorage = options.localStorage ?? memoryStorage();
  const sessionStorage = options.sessionStorage ?? memoryStorage();
  countCrypto();
  const left: string[] = [];
  const tabs: World['tabs'] = [];
  const viewport = { scroll: 0, focused: 0, title: '' };
  const cookies = new Map([['XSRF-TOKEN', 'xsrf-1']]);
  const storefront = createStorefront({
    stores: options.stores ?? { ADVANTAGE: () => Promise.resolve({ default: sampleStore }) },
    defaults: options.defaults ?? sampleDefaults,
    ...(options.late && { late: options.late }),
    hostStore: options.hostStore ?? null,
    shipped: options.shipped ?? [],
    analyticsOrigins: options.analyticsOrigins ?? [],
    capabilities: {
      clock,
      randomness: { uuid: () => `uuid-${(uuids += 1)}` },
      localStorage,
      sessionStorage,
      cookies: { get: (name) => cookies.get(name) ?? null, expire: (name) => void cookies.delete(name) },
      location: { origin: 'http://shop.test', host: options.host ?? 'shop.test', leaveFor: (url) => void left.push(url) },
      history,
      viewport: {
        scrollPosition: () => viewport.scroll,
        scrollTo: (position) => {
          viewport.scroll = position;
        },
        scrollToAnchor: () => {},
        focusHeading: () => {
          viewport.focused += 1;
        },
        setTitle: (title) => {
          viewport.title = title;
        },
        openTab: () => {
          const tab: World['tabs'][number] = { shown: null, closed: false };
          tabs.push(tab);
          return {
            show: (document) => {
              tab.shown = document;
            },
            abandon: () => {
              tab.closed = true;
            },
          };
        },
      },
      locks: options.locks ?? tabLocks(),
      keys: options.keys ?? webCryptoKeys(globalThis.crypto.subtle, memoryVault()),
      dialogs: options.dialogs ?? { confirm: () => true },
      privacy: { optsOut: () => options.optsOut ?? false },
      forms: options.forms ?? noForms,
      otherTabs: options.otherTabs ?? onlyTab,
      link: options.link ?? noLink,
      fetch: server.fetch,
    },
  });
  storefront.page.subscribe(() => storefront.pageShown(storefront.page.get()));
  return {
    storefront,
    server,
    clock,
    history,
    localStorage,
    sessionStorage,
    left,
    tabs,
    viewport,
    cookies,
    settle,
    shown: () => {
      const { content } = storefront.page.get();
      if (content.kind === 'pending') return 'nothing yet';
      return content.kind === 'screen' ? (content.Component.displayName ?? '?') : content.title;
    },
  };
}

/** Starts a tab at its address: composes the store and shows the first page. */
export async function openTab(options: WorldOptions = {}): Promise<World> {
  const world = createWorld(options);
  await world.storefront.prepare(world.storefront.chooseStore(), null);
  await world.storefront.start();
  await settle();
  return world;
}

/** Turns in a row in which no call of the crypto is under way: other threads make keys, signatures and hashes, and a busy machine lets them wait for longer than turns take. */
async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 12; quiet = isCryptoAtWork() ? 0 : quiet + 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** The attributes that every answer carries, for a visitor or a buyer. */
export const sessionOf = (changes: Partial<SessionAttributes> = {}): SessionAttributes => ({
  storeID: 0,
  storeName: 'ADVANTAGE',
  ipAddress: '192.0.2.1',
  loggedIn: false,
  appServerID: 'server-1',
  firstName: null,
  lastName: null,
  agencyCode: null,
  sessionTimeout: null,
  unreadMessages: 0,
  cartSummary: { lineCount: 0, subtotal: usd(0) },
  ...changes,
});
