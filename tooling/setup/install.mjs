import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from './error.mjs';
import { installedAsLocked, readJson } from './installed.mjs';
import { output, succeeds } from './run.mjs';

/**
 * Installs the dependencies where what is installed is not what the lockfile asks for, and gives the path of the project's
 * own Node. When nothing is to be done it takes milliseconds.
 *
 * @param {string} root the repository
 * @param {(line: string) => void} say
 * @returns {string}
 * @throws {SetupError}
 */
export function installDependencies(root, say) {
  const modules = join(root, 'node_modules');
  const node = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  /** @type {string} */
  const wanted = readJson(join(root, 'package.json')).devDependencies.node;
  const nodeWorks = () => existsSync(node) && output(node, ['--version']) === `v${wanted}`;
  const env = npmEnvironment(process.env);
  if (!installedAsLocked(root)) {
    say('Installing dependencies ...');
    // --include=dev: the tools are needed also where NODE_ENV=production or omit=dev is set.
    if (!succeeds('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, env })) {
      throw new SetupError('The dependencies could not be installed (see above); check the network and the free space on the disk, then run the command again.');
    }
  }
  if (nodeWorks()) return node;
  // Where install scripts are switched off, this one is run by itself: it puts the Node binary in its place.
  succeeds(process.execPath, ['installArchSpecificPackage.js'], { cwd: join(modules, 'node'), env });
  if (!nodeWorks()) throw new SetupError(`Node ${wanted} could not be installed into the project; run "npm rebuild node" and then the command again.`);
  return node;
}

/**
 * The environment without what an outer `npm run` put into it: its settings would change how packages are installed.
 * How to reach the registry stays.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function npmEnvironment(env) {
  const kept = /^npm_config_(registry|cafile|ca|.*proxy|userconfig|globalconfig|cache|strict_ssl|.*:_.*)$/i;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_(config|package|lifecycle)_/i.test(name) || kept.test(name)));
}
