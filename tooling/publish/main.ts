/**
 * The packages that store owners install, and the stores of this repository as packages.
 *
 *     node tooling/publish/main.ts pack [--to FOLDER]          packs them (default: .packages/tarballs)
 *     node tooling/publish/main.ts publish --registry URL      builds them, and publishes those that are not there
 *     node tooling/publish/main.ts store NAME [--to FOLDER]    packs packages/NAME as a store that is shipped alone (default: .packages/stores)
 *
 * Exit code 0: done; 1: not done, with the reason.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PublishError } from './error.ts';
import { packPackages } from './pack.ts';
import { packStore } from './pack-store.ts';
import { publishPackages } from './publish.ts';

const root = resolve(import.meta.dirname, '../..');

try {
  await run();
} catch (error) {
  if (!(error instanceof PublishError) && !(error instanceof TypeError && 'code' in error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { to: { type: 'string' }, registry: { type: 'string' } }, allowPositionals: true });
  const [command, store] = positionals;
  if (command !== 'pack' && command !== 'publish' && command !== 'store') throw new PublishError('Say pack, publish or store.');
  if (command === 'pack') {
    const tarballs = packPackages(root, resolve(values.to ?? `${root}/.packages/tarballs`));
    for (const { name, version, file, bytes } of tarballs) console.log(`${name} ${version}  ${Math.ceil(bytes / 1024)} KiB  ${file}`);
    return;
  }
  if (command === 'store') {
    if (store === undefined) throw new PublishError('Say which store: npm run stores:pack -- store-dhs, for example.');
    const { name, version, file, bytes, integrity } = await packStore(root, resolve(root, 'packages', store), resolve(values.to ?? `${root}/.packages/stores`));
    console.log(`${name} ${version}  ${Math.ceil(bytes / 1024)} KiB\nnpm run stores -- add ${file} --integrity ${integrity}`);
    return;
  }
  if (values.registry === undefined) throw new PublishError('Say where to: --registry http://localhost:4873, for example.');
  publishPackages(root, values.registry);
}
