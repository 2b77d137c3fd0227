import { sharedModules } from '@quartermaster/core/shared-modules';
import type { Plugin } from 'vite';

const packageNameOf = (specifier: string): string => specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
const shared = new Set(sharedModules);
const sharedPackages = new Set(sharedModules.map(packageNameOf));

/**
 * The problem with an import in a store that is shipped alone, or null. The host gives some modules of its packages, and no others: a store
 * that bundled another one of them would bring a second React or a second engine.
 */
export function hostModuleProblem(specifier: string): string | null {
  if (shared.has(specifier) || !sharedPackages.has(packageNameOf(specifier))) return null;
  const given = sharedModules.filter((module) => packageNameOf(module) === packageNameOf(specifier)).join(', ');
  return `'${specifier}' is not given by the host, and a store must not bring its own ${packageNameOf(specifier)}. Import from ${given}.`;
}

/** Stops the build at an import that would bring a second copy of what the host gives. */
export function onlyHostModules(): Plugin {
  return {
    name: 'quartermaster:only-host-modules',
    enforce: 'pre',
    resolveId(specifier, importer) {
      const problem = importer === undefined ? null : hostModuleProblem(specifier);
      if (problem !== null) this.error(`${problem} (imported by ${importer})`);
    },
  };
}
