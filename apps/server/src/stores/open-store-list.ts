import type { FastifyBaseLogger } from 'fastify';
import { sharedWait, sql, type Pool } from '@quartermaster/database';
import type { Clock } from '../runtime/index.ts';
import { storeLookups, type ListedStore, type StoreHosts, type StoreList } from '../store-list/index.ts';
import { storeTraits } from './traits-rows.ts';

/** Milliseconds for which a list that was looked at counts as current. */
const checkEvery = 500;
/** Milliseconds for which calls wait for a look at the list. */
const patience = 1000;

export interface StoreListOptions {
  readonly database: Pool;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Hosts of the environment, which count before those of the rows. */
  readonly hosts?: StoreHosts;
  /** Where browsers reach the marketplace: a row cannot take that host for its store, only the environment can. */
  readonly webOrigin?: string;
}

/** Reads the store list and keeps it. @throws Error when it cannot be read at all */
export async function openStoreList({ database, clock, log, hosts = new Map(), webOrigin }: StoreListOptions): Promise<StoreList> {
  const mainHost = webOrigin === undefined ? null : new URL(webOrigin).hostname;
  const lookupsOf = ([stores, version]: Awaited<ReturnType<typeof readStores>>) => {
    const taker = stores.find((store) => mainHost !== null && store.hosts.includes(mainHost));
    if (taker !== undefined) {
      log.warn(
        { host: mainHost, store: taker.name },
        'a store of the list has the main host of the marketplace among its hosts; it is left out. To give it to the store, name it in STORE_HOSTS',
      );
    }
    return storeLookups(stores.map((store) => ({ ...store, hosts: store.hosts.filter((host) => host !== mainHost) })), version, hosts);
  };
  let present = lookupsOf(await readStores(database));
  let lookedAt = clock.now().getTime();
  let isFailing = false;
  const listeners: (() => void)[] = [];
  for (const [host, name] of hosts) {
    if (present.byName(name) === null) log.warn({ host, store: name }, 'a host of STORE_HOSTS names a store that is not on the list');
  }

  const readChange = sharedWait(async () => ((await readVersion(database)) === present.version ? null : await readStores(database)), patience);
  const look = async (): Promise<void> => {
    const change = await readChange();
    // Another caller of the same look has taken it.
    if (change === null || change[1] === present.version) return;
    present = lookupsOf(change);
    log.info({ version: present.version, stores: present.stores.map(({ name }) => name) }, 'the store list was changed');
    for (const listener of listeners) listener();
  };

  return {
    get version() {
      return present.version;
    },
    get stores() {
      return present.stores;
    },
    get default() {
      return present.default;
    },
    byName: (name) => present.byName(name),
    byNumber: (number) => present.byNumber(number),
    byHost: (hostname) => present.byHost(hostname),
    forHost: (hostname) => present.forHost(hostname),
    atPath: (path) => present.atPath(path),
    hosts: () => present.hosts(),
    async refresh() {
      // A clock that was set back must not keep an old list.
      if (Math.abs(clock.now().getTime() - lookedAt) < checkEvery) return;
      try {
        await look();
        isFailing = false;
      } catch (error) {
        if (!isFailing) log.warn({ err: error }, 'the store list could not be read; it stays as it was');
        isFailing = true;
      } finally {
        lookedAt = clock.now().getTime();
      }
    },
    check: look,
    follow: (listener) => void listeners.push(listener),
  };
}

async function readVersion(database: Pool): Promise<number> {
  const { rows } = await database.query<{ version: number }>('select version from marketplace.store_list');
  return rows[0]?.version ?? -1;
}

/** Rows and version in one statement: of two, a change could fall between them. */
async function readStores(database: Pool): Promise<[stores: ListedStore[], version: number]> {
  const { rows } = await database.query<{ version: number; stores: ListedStore[] | null }>(
    sql`select version, (
       select jsonb_agg(jsonb_build_object('name', name, 'number', number, 'hosts', hosts, 'shipped', shipped,
         'hasAssortment', exists (select from marketplace.assortment where assortment.store = store.name)) || ${storeTraits})
       from marketplace.store where shipped or not left_out
     ) as stores
     from marketplace.store_list`,
  );
  return [rows[0]?.stores ?? [], rows[0]?.version ?? -1];
}
