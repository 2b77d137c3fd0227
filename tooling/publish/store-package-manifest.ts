import type { PackageManifest } from './package-manifest.ts';

/**
 * The package.json of a store of this repository that is shipped alone: what it imports of the host is a peer, and nothing else is there to be
 * installed, because the build has everything else in it.
 *
 * @param shared what the host gives (`sharedModules` of core)
 */
export function storePackageManifest({ name, version, description, license, dependencies = {}, quartermaster }: PackageManifest, shared: readonly string[]): Readonly<Record<string, unknown>> {
  const given = Object.entries(dependencies).filter(([dependency]) => shared.includes(dependency));
  return {
    name, version, description, license,
    type: 'module',
    files: ['dist'],
    quartermaster,
    peerDependencies: Object.fromEntries(given.map(([dependency, exact]) => [dependency, `^${exact}`])),
  };
}
