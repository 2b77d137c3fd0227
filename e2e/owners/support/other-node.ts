import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.ts';

/** A Node beside the one of the repository. */
export interface OtherNode {
  readonly program: string;
  /** A PATH on which this Node comes first, and nothing of the repository is. */
  readonly path: string;
}

const repository = join(import.meta.dirname, '../../..');

/**
 * Installs a version of Node into a folder, from the registry that npm is pointed at.
 *
 * @param version such as `22.13.0`
 */
export async function installNode(folder: string, version: string): Promise<OtherNode> {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
  const { code, complaint } = await run(folder, { ...process.env, npm_config_prefer_offline: 'true' }, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`);
  if (code !== 0) throw new Error(`Node ${version} could not be installed for the journey: ${complaint}`);
  const bin = join(folder, 'node_modules', name, 'bin');
  const others = (process.env['PATH'] ?? '').split(delimiter).filter((entry) => !entry.startsWith(repository));
  return { program: join(bin, process.platform === 'win32' ? 'node.exe' : 'node'), path: [bin, ...others].join(delimiter) };
}
