/**
 * The packages that store owners install.
 *
 *     node tooling/publish/main.ts pack [--to FOLDER]          packs them (default: .packages/tarballs)
 *     node tooling/publish/main.ts publish --registry URL      builds them, and publishes those that are not there
 *
 * Exit code 0: done; 1: not done, with the reason.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PublishError } from './error.ts';
import { packPackages } from './pack.ts';
import { publishPackages } from './publish.ts';

const root = resolve(import.meta.dirname, '../..');

try {
  run();
} catch (error) {
  if (!(error instanceof PublishError) && !(error instanceof TypeError && 'code' in error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function run(): void {
  const { values, positionals } = parseArgs({ options: { to: { type: 'string' }, registry: { type: 'string' } }, allowPositionals: true });
  const [command] = positionals;
  if (command !== 'pack' && command !== 'publish') throw new PublishError('Say pack or publish.');
  if (command === 'pack') {
    const tarballs = packPackages(root, resolve(values.to ?? `${root}/.packages/tarballs`));
    for (const { name, version, file, bytes } of tarballs) console.log(`${name} ${version}  ${Math.ceil(bytes / 1024)} KiB  ${file}`);
    return;
  }
  if (values.registry === undefined) throw new PublishError('Say where to: --registry http://localhost:4873, for example.');
  publishPackages(root, values.registry);
}
