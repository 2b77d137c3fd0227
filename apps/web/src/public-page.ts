import type { LegacyAddress, ServiceTableEntry } from '@quartermaster/contracts';
import { helpLoadingPoint, themePoint } from '@quartermaster/core';
import { contractService, createStorefront, detachedCapabilities, leadsOn, notFoundPath, parseAddress, requestOf, routeOf, withThemeKey, type StoreRuntime } from '@quartermaster/core/host';
import { defaults } from './defaults.ts';
import { stores } from './stores.ts';

/** What the server knows of the store that is asked for and of former addresses. */
export interface PageSite {
  readonly storeName: string;
  /** The store's owner ships it alone: none of its code runs here. */
  readonly isShipped: boolean;
  /** The service of the store's start page. */
  readonly startPath: string;
  readonly formerAddresses: readonly LegacyAddress[];
}

/** A page that the server renders from the answer of a service. */
export interface PublicPage {
  /** The service whose screen it shows, or `/404` for an address that is none of ours. */
  readonly path: string;
  readonly service: string;
  readonly query: URLSearchParams;
}

/** The page of an address and the service that it is rendered from; null for an address whose page the browser fills. */
export async function publicPage(url: string, site: PageSite): Promise<PublicPage | null> {
  const { pathname, query } = parseAddress(url);
  const route = routeOf(pathname);
  if (route.kind === 'home') return pageOf(site.startPath, new URLSearchParams({ store: site.storeName }), site);
  if (route.kind === 'service') return pageOf(route.path, query, site);
  const isUnknown = route.kind === 'not-found' || (route.kind === 'legacy' && !leadsOn(pathname, site.formerAddresses));
  return isUnknown ? unknownPage() : null;
}

/** The session tells who is asking and what their cart holds. */
const unknownPage = (): PublicPage => ({ path: notFoundPath, service: '/main/session', query: new URLSearchParams() });

async function pageOf(path: string, query: URLSearchParams, site: PageSite): Promise<PublicPage | null> {
  const service = contractService(path);
  if (service?.rendered !== true) return null;
  if (!dependsOnStore(service)) return { path, service: path, query };
  const store = site.isShipped ? null : await composed(site.storeName);
  if (store === null) return null;
  const help = service.isHelp === true ? store.required(helpLoadingPoint) : null;
  // The browser goes on to the page that the store has in place of help.
  if (help?.load === false) return help.instead === undefined ? unknownPage() : null;
  const request = withThemeKey(requestOf(service, path, query, null), service.themedKey, store.one(themePoint)?.id);
  return { path, service: path, query: request.query };
}

/** The answer goes by something that the store's code alone says. */
const dependsOnStore = ({ isHelp, themedKey }: ServiceTableEntry): boolean => isHelp === true || themedKey !== undefined;

const facts = new Map<string, Promise<StoreRuntime | null>>();

/** A store of the build, composed once for what it says of itself; null when it cannot be shown. No page is rendered with it. */
function composed(name: string): Promise<StoreRuntime | null> {
  const known = facts.get(name) ?? compose(name).catch(() => null);
  if (Object.hasOwn(stores, name)) facts.set(name, known);
  return known;
}

async function compose(name: string): Promise<StoreRuntime | null> {
  const storefront = createStorefront({ capabilities: detachedCapabilities('http://store.invalid/'), stores, defaults });
  await storefront.prepare(name, null);
  return storefront.store.get();
}
