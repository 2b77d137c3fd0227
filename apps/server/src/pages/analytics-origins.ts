import { ConfigError, defineSetting } from '../runtime/index.ts';

/** Where the pages of a store may send events of its analytics, by the store's name. */
export type AnalyticsOrigins = ReadonlyMap<string, readonly string[]>;

/** In place of an origin: the marketplace itself, which every page may connect to anyway. */
const own = 'self';

export const connectedOrigins = (origins: readonly string[]): readonly string[] => origins.filter((origin) => origin !== own);

const assignment = /^([A-Z][A-Z0-9_]*)=(self|https:\/\/[a-z0-9.-]+(?::\d{1,5})?)$/;

/**
 * What the deployment allows. A store's analytics are offered to visitors where all of the origins that they name are here; the store alone
 * reaches none, and an origin here alone is used by none.
 */
export const analyticsOrigins = defineSetting<AnalyticsOrigins>({
  id: 'ANALYTICS_ORIGINS',
  otherwise: 'none',
  doc: 'where pages of a store may send events of visitors who agreed to its analytics: `STORE=https://host`, or `STORE=self` for the marketplace itself, with blanks between; the page’s policy names them for that store alone',
  read(given = '') {
    const read = new Map<string, string[]>();
    for (const word of given.split(/[\s,]+/).filter((one) => one !== '')) {
      const [, store, origin] = assignment.exec(word) ?? [];
      if (store === undefined || origin === undefined) throw new ConfigError(`ANALYTICS_ORIGINS has "${word}". Write STORE=https://host, or STORE=self, for each, for example HARBOR=https://analytics.example.gov.`);
      read.set(store, [...(read.get(store) ?? []), origin]);
    }
    return read;
  },
});
