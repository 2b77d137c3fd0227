import { readStoreManifest, type ManifestReading } from '@quartermaster/contracts/schema';
import { importsOf, type ModuleImport } from './modules/imports.ts';
import { readModule, type SourceModule, type UnreadableModule } from './modules/source-module.ts';
import { packageJsonOf, PackageUnreadable, textOf, type StorePackage } from './package/store-package.ts';

/** A store's package as the rules see it. */
export interface Subject {
  readonly source: StorePackage;
  readonly packageJson: Readonly<Record<string, unknown>>;
  /** Why package.json says nothing; null when it is a JSON object. */
  readonly packageProblem: string | null;
  readonly reading: ManifestReading;
  /** The entry as the manifest names it; null when it names none. */
  readonly entry: string | null;
  readonly modules: readonly SourceModule[];
  readonly unreadable: readonly UnreadableModule[];
  /** The server renders it: it is built with the marketplace. */
  readonly isServerRendered: boolean;
  readonly imports: ReadonlyMap<SourceModule, readonly ModuleImport[]>;
}

/** Reads everything that the rules look at, once. @throws PackageUnreadable */
export function subjectOf(source: StorePackage, options: { readonly firstParty?: boolean } = {}): Subject {
  const { packageJson, packageProblem } = packageJsonIn(source);
  const read = [...source.files.keys()].filter((path) => /\.[cm]?js$/.test(path)).map((path) => readModule(path, textOf(source, path) ?? ''));
  const modules = read.filter((module) => 'program' in module);
  return {
    source,
    packageJson,
    packageProblem,
    isServerRendered: options.firstParty === true,
    reading: readStoreManifest(packageJson),
    entry: entryOf(packageJson),
    modules,
    unreadable: read.filter((module) => 'problem' in module),
    imports: new Map(modules.map((module) => [module, importsOf(module)])),
  };
}

/** A package without a package.json is none; one that has it in a bad state is a package with a mistake. */
function packageJsonIn(source: StorePackage): Pick<Subject, 'packageJson' | 'packageProblem'> {
  try {
    return { packageJson: packageJsonOf(source), packageProblem: null };
  } catch (error) {
    if (!(error instanceof PackageUnreadable) || !source.files.has('package.json')) throw error;
    return { packageJson: {}, packageProblem: error.message };
  }
}

function entryOf({ quartermaster }: Readonly<Record<string, unknown>>): string | null {
  const entry = typeof quartermaster === 'object' && quartermaster !== null && 'entry' in quartermaster ? quartermaster.entry : null;
  return typeof entry === 'string' ? entry : null;
}
