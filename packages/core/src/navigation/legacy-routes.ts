import type { LegacyAddress, LegacyHosts } from '@quartermaster/contracts';
import { inject, injectable, LocationToken, parseAddress, type BrowserLocation, type HistoryEntry } from '../capabilities/index.ts';
import { ErrorReports, HttpClient } from '../wire/index.ts';
import { errorTexts } from '../errors/index.ts';
import { CurrentStore, requestOf, serviceRequest } from '../store/index.ts';
import type { Destination } from './destination.ts';
import { declaredLegacyAddresses, formerAddress, legacyTarget, type LegacyTarget } from './legacy-urls.ts';

/** Addresses of the former application, led on by the map that the server supplies (specification, section 2). */
@injectable()
export class LegacyRoutes {
  readonly #http: HttpClient;
  readonly #location: BrowserLocation;
  readonly #reports: ErrorReports;
  readonly #store: CurrentStore;

  constructor(
    @inject(HttpClient) http: HttpClient,
    @inject(LocationToken) location: BrowserLocation,
    @inject(ErrorReports) reports: ErrorReports,
    @inject(CurrentStore) store: CurrentStore,
  ) {
    this.#http = http;
    this.#location = location;
    this.#reports = reports;
    this.#store = store;
  }

  /** Where the address leads; null when it is unknown, or when the map must not be followed. */
  async destinationOf(entry: HistoryEntry): Promise<Destination | null> {
    const target = await this.#targetOf(entry);
    switch (target?.kind) {
      case undefined:
        return null;
      case 'refused':
        this.#report(target.reason);
        return null;
      case 'outside':
        return { kind: 'leave', url: target.url };
      case 'inside': {
        if (!target.keepAddress) return { kind: 'address', url: target.url };
        const { pathname, query } = parseAddress(target.url);
        return { kind: 'request', request: requestOf(null, pathname.slice('/ws'.length), query, null) };
      }
    }
  }

  async #targetOf(entry: HistoryEntry): Promise<LegacyTarget | null> {
    if (formerAddress(entry.pathname) === null) return null;
    const known = legacyTarget(declaredLegacyAddresses, entry, this.#hosts([]));
    if (known !== null) return known;
    const answer = await this.#http.send(serviceRequest('/main/struts_ng_url_map', null, null));
    const { map, allowedHosts } = (answer.kind === 'envelope' ? answer.envelope?.attributes : undefined) ?? {};
    return legacyTarget(listOf(map, isAddress), entry, this.#hosts(listOf(allowedHosts, (host) => typeof host === 'string')));
  }

  #hosts(allowed: readonly string[]): LegacyHosts {
    return { own: this.#location.host, allowed };
  }

  /** The buyer sees that there is no such page; the operator learns why. */
  #report(detail: string): void {
    const report = this.#reports.make({ ...errorTexts.pageNotFound, message: detail }, { detail });
    this.#store.log(report, new Error(detail));
  }
}

function listOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): readonly Item[] {
  return Array.isArray(value) ? value.filter(isItem) : [];
}

function isAddress(value: unknown): value is LegacyAddress {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value && typeof value.from === 'string' && typeof value.to === 'string';
}
