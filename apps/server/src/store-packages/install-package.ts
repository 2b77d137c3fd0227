import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { digestOf } from './integrity.ts';
import type { StorePackage } from './package-folder.ts';
import { StorePackageError } from './store-package-error.ts';

/** How many versions that are not shown are kept for a roll back, and for pages that are still open. */
const keptVersions = 5;

export interface InstallFacts {
  /** Of the tarball, as npm writes it: `sha512-...` */
  readonly integrity: string;
  /** The report of the conformance rules; null when they were not asked. */
  readonly report: unknown;
  readonly now: Date;
}

/**
 * Puts a package into the database, all or nothing, without showing it. The store's row is written when there is none. The same
 * files again change nothing.
 *
 * @throws StorePackageError when the version was installed before with other files, or name and number are another store's
 */
export function installPackage(database: Pool, found: StorePackage, facts: InstallFacts): Promise<void> {
  return withTransaction(database, (client) => installInside(client, found, facts));
}

/** The same within a transaction. */
export async function installInside(client: Connection, { manifest, files }: StorePackage, { integrity, report, now }: InstallFacts): Promise<void> {
  if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity)) throw new StorePackageError(`"${integrity}" is no integrity of a tarball. Give what npm writes: sha512- and 88 characters of base64.`);
  const { name, number, version, packageName } = manifest;
  await ensureStore(client, name, number);
  await rememberContent(client, name, version, digestOf(files));
  const { rowCount } = await client.query(
    `insert into marketplace.store_package (store, version, package_name, integrity, manifest, report, installed_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (store, version) do nothing`,
    [name, version, packageName, integrity, JSON.stringify(manifest), report === null ? null : JSON.stringify(report), now],
  );
  if (rowCount === 0) return;
  for (const { path, content, mediaType, integrity: hash } of files) {
    await client.query(
      'insert into marketplace.store_package_file (store, version, path, content, media_type, integrity) values ($1, $2, $3, $4, $5, $6)',
      [name, version, path, content, mediaType, hash],
    );
  }
  await forgetOldVersions(client, name);
}

async function ensureStore(client: Connection, name: string, number: number): Promise<void> {
  const { rows } = await client.query<{ name: string; number: number; shipped: boolean; leftOut: boolean }>(
    'select name, number, shipped, left_out as "leftOut" from marketplace.store where name = $1 or number = $2',
    [name, number],
  );
  const [found] = rows;
  if (found === undefined) {
    const { rowCount } = await client.query('select 1 from marketplace.store_number where (name = $1) <> (number = $2)', [name, number]);
    if (rowCount !== 0) throw new StorePackageError(`The name ${name} or the number ${number} was another store’s once, and order numbers were made of it. Take another.`);
    await client.query('insert into marketplace.store (name, number, shipped) values ($1, $2, true)', [name, number]);
  } else if (rows.length > 1 || found.name !== name || found.number !== number) {
    throw new StorePackageError(`${name} with the number ${number} does not fit the store list, which has ${found.name} with the number ${found.number}. Correct name and number in the manifest.`);
  } else if (!found.shipped && found.leftOut) {
    await client.query('update marketplace.store set shipped = true where name = $1', [name]);
  } else if (!found.shipped) {
    throw new StorePackageError(`${name} is built with the web of this deployment; it cannot be shipped alone. Build the web without it first (BUILT_IN_STORES).`);
  }
}

/** Browsers keep files of a version for a year, and import maps refuse other bytes: a version never gets other content. */
async function rememberContent(client: Connection, store: string, version: string, digest: string): Promise<void> {
  const { rows } = await client.query<{ digest: string }>(
    `insert into marketplace.store_version as known (store, version, digest) values ($1, $2, $3)
     on conflict (store, version) do update set digest = known.digest returning digest`,
    [store, version, digest],
  );
  if (rows[0]?.digest !== digest) throw new StorePackageError(`Version ${version} of ${store} was installed before with other files. Give the package a new version.`);
}

async function forgetOldVersions(client: Connection, store: string): Promise<void> {
  await client.query(
    `delete from marketplace.store_package where (store, version) in (
       select package.store, package.version
       from marketplace.store_package package join marketplace.store on store.name = package.store
       where package.store = $1 and package.version is distinct from store.active_version
       order by coalesce(package.activated_at, package.installed_at) desc, package.installed_at desc
       offset $2)`,
    [store, keptVersions],
  );
}
