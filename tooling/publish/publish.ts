import type { Tarball } from './pack.ts';
import { PublishError } from './error.ts';
import { runNpm } from './run-npm.ts';

/**
 * Publishes packed packages to a registry, each after those that it stands on. Who may publish is npm's business: it reads the token from
 * its own configuration.
 *
 * @param registry address, such as `http://localhost:4873`
 * @throws PublishError naming the package that the registry refused; those before it are published
 */
export function publishTarballs(tarballs: readonly Tarball[], registry: string, cwd: string): void {
  for (const { name, version, file } of tarballs) {
    try {
      runNpm(['publish', file, '--registry', registry, '--access', 'public'], cwd);
    } catch (error) {
      if (!(error instanceof PublishError)) throw error;
      throw new PublishError(`${name} ${version} was not published to ${registry}. A version can be published once: raise it, or look at what npm says.\n${error.message}`);
    }
  }
}
