import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from '@quartermaster/database';
import type { ListedStore, StoreList } from '../stores/index.ts';
import { digestOf, integrityOf } from './integrity.ts';

/** What a page of a store that is shipped alone needs of its package. */
export interface ShippedStore {
  readonly name: string;
  readonly number: number;
  readonly version: string;
  /** Path of the entry in the package. */
  readonly entry: string;
  readonly files: readonly { readonly path: string; readonly integrity: string }[];
}

/** The package that is shown, or why there is none to show, for the operator. */
export type ActivePackage = { readonly ok: true; readonly store: ShippedStore } | { readonly ok: false; readonly why: string };

export interface ActivePackages {
  /** Of the version that is active by the present list; every byte of it was looked at since the list changed. */
  of(store: ListedStore): Promise<ActivePackage>;
}

export interface ActivePackagesOptions {
  readonly database: Pool;
  readonly stores: Pick<StoreList, 'version'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Packages by store, kept as long as the store list stays as it is. A store that cannot be shown is logged once for each state of the list. */
export function activePackages({ database, stores, log }: ActivePackagesOptions): ActivePackages {
  let known = new Map<string, Promise<ActivePackage>>();
  let knownAt = stores.version;
  const read = async (store: ListedStore): Promise<ActivePackage> => {
    const found = await readActive(database, store);
    if (!found.ok) log.error({ store: store.name, why: found.why }, 'a store that is shipped alone is switched off');
    return found;
  };
  return {
    of(store) {
      if (stores.version !== knownAt) {
        known = new Map();
        knownAt = stores.version;
      }
      const { name } = store;
      const kept = known.get(name);
      if (kept !== undefined) return kept;
      const reading = read(store);
      const mine = known;
      mine.set(name, reading);
      // A database that was away for a moment is asked again.
      reading.catch(() => mine.delete(name));
      return reading;
    },
  };
}

interface ActiveRow {
  readonly version: string | null;
  readonly entry: string | null;
  readonly digest: string | null;
}

async function readActive(database: Pool, { name, number }: ListedStore): Promise<ActivePackage> {
  const { rows } = await database.query<ActiveRow>(
    `select store.active_version as version, package.manifest->>'entry' as entry, known.digest
     from marketplace.store
       left join marketplace.store_package package on package.store = store.name and package.version = store.active_version
       left join marketplace.store_version known on known.store = store.name and known.version = store.active_version
     where store.name = $1`,
    [name],
  );
  const [row] = rows;
  if (row === undefined || row.version === null || row.entry === null) return { ok: false, why: 'No version of it is active. Install its package and activate it.' };
  const { version, entry, digest } = row;
  const files = await readFiles(database, name, version);
  const tampered = files.filter(({ content, integrity }) => integrityOf(content) !== integrity).map(({ path }) => path);
  const changed = tampered.length > 0 ? tampered.join(', ') : digestOf(files) === digest ? null : 'the list of files';
  if (changed !== null) return { ok: false, why: `In version ${version} this is not what was installed: ${changed}. Roll back, or remove the version and install it again.` };
  return { ok: true, store: { name, number, version, entry, files: files.map(({ path, integrity }) => ({ path, integrity })) } };
}

async function readFiles(database: Pool, store: string, version: string): Promise<{ path: string; content: Buffer; integrity: string }[]> {
  const { rows } = await database.query<{ path: string; content: Buffer; integrity: string }>(
    'select path, content, integrity from marketplace.store_package_file where store = $1 and version = $2 order by path',
    [store, version],
  );
  return rows;
}
