import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PublishError } from './error.ts';
import { scope } from './public-packages.ts';
import { stagePackages } from './stage-packages.ts';

/**
 * Builds the public packages and has changesets publish them, each after those that it depends on. A version that the registry has already is left
 * out, so that publishing again after a failure goes on where it ended. The right to publish is npm's business: it reads the token from its
 * own configuration.
 *
 * @param registry address, such as `http://localhost:4873`
 * @throws PublishError when a package does not compile or the registry refuses one; those before it are published
 */
export function publishPackages(root: string, registry: string): void {
  const staged = stagePackages(root);
  try {
    // The stage is a workspace of its own: in the repository itself every package is private.
    writeFileSync(join(staged.folder, 'package.json'), JSON.stringify({ name: 'quartermaster-stage', private: true, workspaces: staged.packages }));
    writeFileSync(join(staged.folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages: {} }));
    mkdirSync(join(staged.folder, '.changeset'));
    copyFileSync(join(root, '.changeset', 'config.json'), join(staged.folder, '.changeset', 'config.json'));
    const changesets = createRequire(import.meta.url).resolve('@changesets/cli/bin.js');
    const { status } = spawnSync(process.execPath, [changesets, 'publish', '--no-git-tag'], { cwd: staged.folder, stdio: 'inherit', env: { ...process.env, npm_config_registry: registry, [`npm_config_${scope}:registry`]: registry } });
    if (status !== 0) throw new PublishError(`Not all packages were published to ${registry}. The reason is above; publish again when it is corrected.`);
  } finally {
    staged.remove();
  }
}
