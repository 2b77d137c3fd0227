import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sharedModules } from '@quartermaster/core/shared-modules';
import { withBuiltSpecifiers } from './declarations.ts';
import { PublishError } from './error.ts';
import { ownersNode } from './owners-node.ts';
import { publicPackages } from './public-packages.ts';
import { stagePackage } from './stage-package.ts';

/** Packages as they will be published, each in a folder of its own below `folder`. */
export interface Staged {
  readonly folder: string;
  readonly packages: readonly string[];
  remove(): void;
}

/**
 * Builds the public packages from the sources, outside of the workspaces: what is published cannot lean on tests, on other sources or on
 * what only this repository has, since the compiler does not see it.
 *
 * @throws PublishError with the compiler's words
 */
export function stagePackages(root: string, packages: readonly string[] = publicPackages): Staged {
  // Below the root, so that what is not ours resolves as it does in the repository.
  mkdirSync(join(root, '.packages'), { recursive: true });
  const stage = mkdtempSync(join(root, '.packages', 'stage-'));
  const remove = () => rmSync(stage, { recursive: true, force: true });
  try {
    const node = ownersNode(root);
    for (const name of packages) stagePackage({ root, stage, shared: sharedModules, node }, name);
    for (const name of packages) {
      compile(root, join(stage, name));
      for (const path of globSync('dist/**/*.d.ts', { cwd: join(stage, name) })) {
        const file = join(stage, name, path);
        writeFileSync(file, withBuiltSpecifiers(readFileSync(file, 'utf8')));
      }
    }
    return { folder: stage, packages, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** By one checker (decision 0216). */
function compile(root: string, folder: string): void {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--checkers', '1'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new PublishError(`The published sources do not compile by themselves. What they import must be published too:\n${stdout.split('\n').slice(0, 20).join('\n')}`);
}
