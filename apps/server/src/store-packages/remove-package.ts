import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { StorePackageError } from './store-package-error.ts';

export interface Removal {
  readonly store: string;
  /** Versions that are installed no more. */
  readonly removed: readonly string[];
}

/** Takes a store off the list with all that is installed of it; its number stays its own. @throws StorePackageError when there is none */
export function removeStore(database: Pool, store: string): Promise<Removal> {
  return withTransaction(database, (client) => removeInside(client, store));
}

/** The same within a transaction. */
export async function removeInside(client: Connection, store: string): Promise<Removal> {
  const { rows } = await client.query<{ version: string }>('select version from marketplace.store_package where store = $1 order by installed_at', [store]);
  const { rowCount } = await client.query('delete from marketplace.store where name = $1 and shipped', [store]);
  if (rowCount === 0) throw new StorePackageError(`There is no store ${store} that is shipped alone. List the stores to see their names.`);
  return { store, removed: rows.map(({ version }) => version) };
}

/** Takes one version away. @throws StorePackageError when it is shown, or not installed */
export async function removeVersion(database: Pool, store: string, version: string): Promise<Removal> {
  const { rowCount } = await database.query(
    `delete from marketplace.store_package where store = $1 and version = $2
       and not exists (select from marketplace.store where name = $1 and active_version = $2)`,
    [store, version],
  );
  if (rowCount === 0) throw new StorePackageError(`Version ${version} of ${store} is not installed, or is the one that is shown. Show another one first, or remove the whole store.`);
  return { store, removed: [version] };
}
