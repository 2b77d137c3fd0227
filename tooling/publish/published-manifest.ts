import type { PackageManifest } from './package-manifest.ts';

/** A package.json as it is published. */
export type PublishedManifest = Readonly<Record<string, unknown>> & { readonly name: string; readonly version: string };

/**
 * The package.json that is published: doors lead to built JavaScript and its types instead of sources, and what the host gives to stores
 * is a peer, so that a store's repository has one React, one router and one Emotion.
 *
 * @param shared what the host gives (`sharedModules` of core)
 * @param bundledAssets packages of which only files were copied; they are no dependency any more
 * @param node the versions of Node that owners of stores need, as npm writes ranges
 */
export function publishedManifest(manifest: PackageManifest, shared: readonly string[], bundledAssets: ReadonlySet<string>, node: string): PublishedManifest {
  const { name, version, description, license, sideEffects, exports, bin, files = [], peerDependenciesMeta } = manifest;
  const given = Object.entries(manifest.dependencies ?? {}).filter(([dependency]) => !bundledAssets.has(dependency));
  const isPeer = (dependency: string) => shared.includes(dependency) && !dependency.startsWith('@quartermaster/');
  const dependencies = Object.fromEntries(given.filter(([dependency]) => !isPeer(dependency)));
  const peerDependencies = {
    ...Object.fromEntries(given.filter(([dependency]) => isPeer(dependency)).map(([dependency, exact]) => [dependency, `^${exact}`])),
    ...manifest.peerDependencies,
  };
  return withoutEmpty({
    name,
    version,
    description,
    license,
    type: 'module',
    engines: { node },
    sideEffects,
    exports: exports && { ...mapValues(exports, (source) => ({ types: built(source, '.d.ts'), default: built(source, '.js') })), './package.json': './package.json' },
    bin: bin && mapValues(bin, (source) => built(source, '.js')),
    files: ['dist', 'CHANGELOG.md', 'api', ...files],
    dependencies,
    peerDependencies,
    peerDependenciesMeta,
    publishConfig: { access: 'public' },
  }, name, version);
}

/** Where the compiler puts what it makes of a source: `./src/host.ts` becomes `./dist/host.js`. */
function built(source: string, extension: '.js' | '.d.ts'): string {
  return source.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, extension);
}

function mapValues<Value>(record: Readonly<Record<string, string>>, change: (value: string) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function withoutEmpty(fields: Readonly<Record<string, unknown>>, name: string, version: string): PublishedManifest {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined && (typeof value !== 'object' || value === null || Object.keys(value).length > 0));
  return { ...Object.fromEntries(said), name, version };
}
