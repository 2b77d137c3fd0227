import { coreRangeProblem, type StoreManifest } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';
import type { ListedStore } from '../store-list/index.ts';
import { digestOf, integrityOf } from './integrity.ts';

/** A store that is shipped alone: the parts of its package that its pages need. */
export interface ShippedStore {
  readonly name: string;
  readonly number: number;
  readonly version: string;
  /** Path of the entry in the package. */
  readonly entry: string;
  readonly files: readonly { readonly path: string; readonly integrity: string }[];
  /** Paths of its own services: those that it declares, and those of a kind that the marketplace answers below its part of the addresses. */
  readonly services: readonly string[];
}

/** Why a store that is shipped alone cannot be shown. Those of the core range are the browser's own diagnostics. */
type SwitchedOffCode = 'STORE_REMOVED' | 'STORE_NOT_INSTALLED' | 'CORE_RANGE_INVALID' | 'CORE_RANGE_UNSATISFIED' | 'STORE_FILES_CHANGED' | 'STORE_ENTRY_MISSING';

/** The package that is shown, or why there is none to show: a code and a sentence for the operator. */
export type ActivePackage = { readonly ok: true; readonly store: ShippedStore } | { readonly ok: false; readonly code: SwitchedOffCode; readonly why: string };

interface ActiveRow {
  readonly version: string | null;
  readonly coreRange: string | null;
  readonly entry: string | null;
  readonly upstreams: StoreManifest['upstreams'] | null;
  readonly bound: StoreManifest['traits']['services'] | null;
  readonly digest: string | null;
  /** Null, like what follows: the version has no file. */
  readonly path: string | null;
  readonly content: Buffer | null;
  readonly integrity: string | null;
}

/** Reads the version that is active, and holds every byte of it against what was installed. */
export async function readActivePackage(database: Pool, { name, number }: Pick<ListedStore, 'name' | 'number'>): Promise<ActivePackage> {
  const rows = await readRows(database, name);
  const [row] = rows;
  if (row === undefined) return off('STORE_REMOVED', 'It has just left the list.');
  const { version, coreRange, entry, upstreams, bound, digest } = row;
  if (version === null) return off('STORE_NOT_INSTALLED', 'No version of it is active. Install its package and activate it.');
  const misfit = coreRangeProblem(coreRange ?? '');
  if (misfit !== null) return off(misfit.code, `Version ${version} does not fit this deployment. ${misfit.message}`);
  const files = rows.flatMap(({ path, content, integrity }) => (path === null || content === null || integrity === null ? [] : [{ path, content, integrity }]));
  const tampered = files.filter(({ content, integrity }) => integrityOf(content) !== integrity).map(({ path }) => path);
  const changed = tampered.length > 0 ? tampered.join(', ') : digestOf(files) === digest ? null : 'the list of files';
  if (changed !== null) return off('STORE_FILES_CHANGED', `In version ${version} this is not what was installed: ${changed}. ${remedy}`);
  if (entry === null || !files.some(({ path }) => path === entry)) return off('STORE_ENTRY_MISSING', `Version ${version} has no file ${entry ?? 'for its entry'}, which its manifest names as entry. ${remedy}`);
  return { ok: true, store: { name, number, version, entry, files: files.map(({ path, integrity }) => ({ path, integrity })), services: ownPaths(upstreams ?? [], bound ?? []) } };
}

/** Every other path of a store is below an area of the marketplace. */
const ownPaths = (upstreams: StoreManifest['upstreams'], bound: StoreManifest['traits']['services']): readonly string[] =>
  [...upstreams.flatMap(({ services }) => services), ...bound].map(({ path }) => path).filter((path) => path.startsWith('/vs/'));

const remedy = 'Roll back, or remove the version and install it again.';
const off = (code: SwitchedOffCode, why: string): ActivePackage => ({ ok: false, code, why });

/** The store with each file of its version. In one statement: of several, a change could fall between them and look like a changed file. */
async function readRows(database: Pool, store: string): Promise<readonly ActiveRow[]> {
  const { rows } = await database.query<ActiveRow>(
    `select store.active_version as version, package.manifest->>'coreRange' as "coreRange", package.manifest->>'entry' as entry, package.manifest->'upstreams' as upstreams, package.manifest->'traits'->'services' as bound, known.digest,
       file.path, file.content, file.integrity
     from marketplace.store
       left join marketplace.store_package package on package.store = store.name and package.version = store.active_version
       left join marketplace.store_version known on known.store = store.name and known.version = store.active_version
       left join marketplace.store_package_file file on file.store = store.name and file.version = store.active_version
     where store.name = $1 order by file.path`,
    [store],
  );
  return rows;
}
