import { coreRangeProblem, ordinaryStore, type StoreTraits } from '@quartermaster/contracts';
import { shippedTraits } from '@quartermaster/contracts/schema';
import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { writeStoreTraits } from '../stores/index.ts';
import { StorePackageError } from './store-package-error.ts';
import { applyStoreSettings, type StoreSettings } from './store-settings.ts';

export interface ActiveChange {
  readonly store: string;
  readonly version: string;
  /** The version that was shown until now. */
  readonly previous: string | null;
}

/** Shows an installed version from now on, with what the operator decides about the store: it is what the manifest of this version says. @throws StorePackageError when it is not installed, or was built for another core */
export function activateVersion(database: Pool, store: string, version: string, now: Date, settings: StoreSettings = {}): Promise<ActiveChange> {
  return withTransaction(database, (client) => activateInside(client, store, version, now, settings));
}

/** The same within a transaction. */
export async function activateInside(client: Connection, store: string, version: string, now: Date, settings: StoreSettings): Promise<ActiveChange> {
  const change = await show(client, store, version, await activeVersion(client, store), now);
  await applyStoreSettings(client, store, settings);
  return change;
}

/** Shows the version that was shown before. @throws StorePackageError when there is none */
export function rollBack(database: Pool, store: string, now: Date): Promise<ActiveChange> {
  return withTransaction(database, async (client) => {
    const present = await activeVersion(client, store);
    const { rows } = await client.query<{ version: string }>(
      `select version from marketplace.store_package
       where store = $1 and version is distinct from $2 and activated_at is not null order by activated_at desc limit 1`,
      [store, present],
    );
    const [before] = rows;
    if (before === undefined) throw new StorePackageError(`No version of ${store} was shown before ${present ?? 'now'}. Install one, and activate it.`);
    return show(client, store, before.version, present, now);
  });
}

async function activeVersion(client: Connection, store: string): Promise<string | null> {
  const { rows } = await client.query<{ version: string | null }>('select active_version as version from marketplace.store where name = $1 and shipped for update', [store]);
  if (rows[0] === undefined) throw new StorePackageError(`There is no store ${store} that is shipped alone. List the stores to see their names.`);
  return rows[0].version;
}

async function show(client: Connection, store: string, version: string, previous: string | null, now: Date): Promise<ActiveChange> {
  const { rows } = await client.query<{ coreRange: string | null; traits: StoreTraits | null }>(
    `update marketplace.store_package set activated_at = $3 where store = $1 and version = $2 returning manifest->>'coreRange' as "coreRange", manifest->'traits' as traits`,
    [store, version, now],
  );
  const [shown] = rows;
  if (shown === undefined) throw new StorePackageError(`Version ${version} of ${store} is not installed. Install it first.`);
  const misfit = coreRangeProblem(shown.coreRange ?? '');
  if (misfit !== null) throw new StorePackageError(`Version ${version} of ${store} cannot be shown: ${misfit.code}. ${misfit.message}`);
  await client.query('update marketplace.store set active_version = $2 where name = $1', [store, version]);
  // A package that was installed before manifests had traits says nothing of them.
  await writeStoreTraits(client, store, shown.traits ?? shippedTraits(store) ?? ordinaryStore);
  return { store, version, previous };
}
