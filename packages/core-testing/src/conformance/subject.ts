import { knownStores, storeIds } from '@quartermaster/contracts';
import { readStoreManifest, type ManifestReading } from '@quartermaster/contracts/schema';
import { importsOf, type ModuleImport } from './modules/imports.ts';
import { readModule, type SourceModule, type UnreadableModule } from './modules/source-module.ts';
import { packageJsonOf, textOf, type StorePackage } from './package/store-package.ts';

/** A store's package as the rules see it. */
export interface Subject {
  readonly source: StorePackage;
  readonly packageJson: Readonly<Record<string, unknown>>;
  readonly reading: ManifestReading;
  /** The entry as the manifest names it; null when it names none. */
  readonly entry: string | null;
  readonly modules: readonly SourceModule[];
  readonly unreadable: readonly UnreadableModule[];
  readonly imports: ReadonlyMap<SourceModule, readonly ModuleImport[]>;
}

/** Reads everything that the rules look at, once. @throws PackageUnreadable */
export function subjectOf(source: StorePackage, options: { readonly firstParty?: boolean } = {}): Subject {
  const packageJson = packageJsonOf(source);
  const read = [...source.files.keys()].filter((path) => /\.m?js$/.test(path)).map((path) => readModule(path, textOf(source, path) ?? ''));
  const modules = read.filter((module) => 'program' in module);
  return {
    source,
    packageJson,
    reading: readStoreManifest(options.firstParty === true ? asIfFree(packageJson) : packageJson),
    entry: entryOf(packageJson),
    modules,
    unreadable: read.filter((module) => 'problem' in module),
    imports: new Map(modules.map((module) => [module, importsOf(module)])),
  };
}

function entryOf({ quartermaster }: Readonly<Record<string, unknown>>): string | null {
  const entry = typeof quartermaster === 'object' && quartermaster !== null && 'entry' in quartermaster ? quartermaster.entry : null;
  return typeof entry === 'string' ? entry : null;
}

/** The known names and the numbers up to 10 are the specification's (section 1): only its own stores have them, and the rest of the manifest counts for them too. */
function asIfFree(packageJson: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { quartermaster } = packageJson;
  if (typeof quartermaster !== 'object' || quartermaster === null || !('name' in quartermaster) || !('number' in quartermaster)) return packageJson;
  const { name, number } = quartermaster;
  const isFirstParty = knownStores.some((known) => known === name && storeIds.indexOf(known) === number);
  return isFirstParty ? { ...packageJson, quartermaster: { ...quartermaster, name: 'FIRSTPARTY', number: 11 } } : packageJson;
}
