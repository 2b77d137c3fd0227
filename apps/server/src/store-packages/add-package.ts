import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { takeImportLock } from '../runtime/index.ts';
import { setAssortmentInside, type Assortment, type AssortmentChange } from '../stores/assortment/index.ts';
import { activateInside, type ActiveChange } from './active-version.ts';
import { installInside, type InstallFacts } from './install-package.ts';
import type { StorePackage } from './package-folder.ts';
import type { StoreSettings } from './store-settings.ts';

/** The operator's decisions about a store with the package. */
export interface AddWishes {
  readonly settings: StoreSettings;
  /** Null: what the store sells stays as it is. */
  readonly assortment: Assortment | null;
  /** What else is to be true with it: written in the same transaction. */
  readonly alongside?: ((connection: Connection, change: ActiveChange) => Promise<void>) | undefined;
}

export interface AddedPackage extends ActiveChange {
  readonly assortment: AssortmentChange | null;
}

/**
 * Installs a package, sets what its store sells and shows it, in one transaction: a failure on the way, or an end of the program,
 * leaves the store list, the packages and the assortments as they were.
 *
 * @throws StorePackageError as installing and activating do
 */
export function addPackage(database: Pool, found: StorePackage, facts: InstallFacts, { settings, assortment, alongside }: AddWishes): Promise<AddedPackage> {
  const { name, version } = found.manifest;
  return withTransaction(database, async (client) => {
    // Before the store list is locked: an import of a catalog locks the two in this order.
    if (assortment !== null) await takeImportLock(client);
    await installInside(client, found, facts);
    const change = await activateInside(client, name, version, facts.now, settings);
    await alongside?.(client, change);
    return { ...change, assortment: assortment === null ? null : await setAssortmentInside(client, name, assortment) };
  });
}
