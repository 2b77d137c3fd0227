import type { FastifyBaseLogger } from 'fastify';
import { within, type Pool } from '@quartermaster/database';
import type { ListedStore, StoreList } from '../store-list/index.ts';
import { readActivePackage, type ActivePackage } from './active-package.ts';

/** Milliseconds for which pages wait for the package of a store; the next one has it read anew. */
const patience = 10_000;

export interface ActivePackages {
  /** Of the version that is active by the present list; every byte of it was looked at since the list changed. */
  of(store: ListedStore): Promise<ActivePackage>;
  /** A file of the store turned out not to be what was installed: the next request has all of it looked at anew. */
  doubt(storeName: string): void;
  /** When the look at all stores that the last change of the list began has ended. */
  looked(): Promise<void>;
}

export interface ActivePackagesOptions {
  readonly database: Pool;
  readonly stores: Pick<StoreList, 'version' | 'stores' | 'follow'>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
}

/**
 * Packages by store, kept as long as the store list stays as it is. All of them are looked at when the process starts and whenever the
 * list changes, before a buyer asks: a store that cannot be shown is logged with its code, once for each reason.
 */
export function activePackages({ database, stores, log }: ActivePackagesOptions): ActivePackages {
  let known = new Map<string, Promise<ActivePackage>>();
  let knownAt = stores.version;
  const told = new Map<string, string>();

  const tell = (store: string, found: ActivePackage): void => {
    const reason = found.ok ? undefined : `${found.code} ${found.why}`;
    if (told.get(store) === reason) return;
    if (found.ok) {
      told.delete(store);
      log.info({ store, version: found.store.version }, 'a store that is shipped alone is shown again');
    } else if (found.code !== 'STORE_REMOVED') {
      told.set(store, `${found.code} ${found.why}`);
      log.error({ store, code: found.code, why: found.why }, 'a store that is shipped alone is switched off');
    }
  };
  const read = async (store: ListedStore): Promise<ActivePackage> => {
    const found = await readActivePackage(database, store);
    tell(store.name, found);
    return found;
  };
  const of = (store: ListedStore): Promise<ActivePackage> => {
    if (stores.version !== knownAt) {
      known = new Map();
      knownAt = stores.version;
    }
    const { name } = store;
    const kept = known.get(name);
    if (kept !== undefined) return kept;
    const reading = within(patience, read(store));
    const mine = known;
    mine.set(name, reading);
    // A database that was away for a moment, or whose answer was lost, is asked again.
    reading.catch(() => mine.delete(name));
    return reading;
  };

  /** One after another: no caller waits for it. */
  const lookAtAll = async (): Promise<void> => {
    const shipped = stores.stores.filter((store) => store.shipped);
    for (const store of [...told.keys()]) if (!shipped.some(({ name }) => name === store)) told.delete(store);
    for (const store of shipped) {
      try {
        await of(store);
      } catch (error) {
        log.warn({ err: error, store: store.name }, 'the package of a store could not be looked at; its next page does it');
      }
    }
  };
  let looking = lookAtAll();
  stores.follow(() => {
    looking = looking.then(lookAtAll);
  });
  return { of, doubt: (storeName) => void known.delete(storeName), looked: () => looking };
}
