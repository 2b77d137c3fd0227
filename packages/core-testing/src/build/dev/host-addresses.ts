import { sharedModules } from '@quartermaster/core/shared-modules';
import { esmExternalRequirePlugin, type Plugin } from 'vite';

const given = new Set(sharedModules);

/**
 * In development, as in what is shipped, a store runs on the host's modules: each import of one leads to the address that the deployment's
 * import map has for it, and no copy of the owner's own is made ready.
 *
 * @param addressOf absolute address of a module of the host; undefined before the first page was asked for
 */
export function hostModules(addressOf: (specifier: string) => string | undefined): Plugin {
  return {
    name: 'quartermaster:host-modules',
    enforce: 'pre',
    config: () => ({
      optimizeDeps: { exclude: [...sharedModules], rolldownOptions: { plugins: [esmExternalRequirePlugin({ external: [...sharedModules] })] } },
    }),
    resolveId(specifier) {
      const id = given.has(specifier) ? addressOf(specifier) : undefined;
      return id === undefined ? null : { id, external: true };
    },
  };
}

/** Takes the host's modules off what plugins want made ready: they would be copies that are never loaded. */
export function withoutCopies(): Plugin {
  return {
    name: 'quartermaster:without-copies',
    enforce: 'post',
    config(config) {
      const { optimizeDeps } = config;
      if (optimizeDeps?.include !== undefined) optimizeDeps.include = optimizeDeps.include.filter((specifier) => !given.has(specifier) && !/^react$|^react-dom$|jsx-(dev-)?runtime$/.test(specifier));
    },
  };
}
