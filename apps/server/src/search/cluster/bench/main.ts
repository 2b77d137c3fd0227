// npm run test:search-cluster: a cluster of three nodes, the contract of product indexes, and answers that are compared with the database's (docs/search-cluster.md).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.ts';
import { measureMany } from './many-products.ts';
import { startNodes } from './nodes.ts';
import { trySample } from './sample.ts';
import { say, seconds } from './say.ts';

const server = fileURLToPath(new URL('../../../../', import.meta.url));
const vitest = fileURLToPath(new URL('../../../../../../node_modules/vitest/vitest.mjs', import.meta.url));

async function runContract(addresses: readonly string[]): Promise<void> {
  const run = spawn(process.execPath, [vitest, 'run', '--config', 'vitest.search-cluster.config.ts'], { cwd: server, stdio: 'inherit', env: { ...process.env, SEARCH_CLUSTER: addresses.join(',') } });
  const [code] = (await once(run, 'close')) as [number | null];
  if (code !== 0) throw new Error('The contract of product indexes is broken in the search cluster.');
}

try {
  const { products, heap } = readArguments(process.argv.slice(2));
  const begun = performance.now();
  const nodes = await startNodes(3, heap);
  try {
    say(`three nodes with ${heap} of heap each, joined after ${seconds(performance.now() - begun)}`);
    await runContract(nodes.addresses);
    if (products !== null) await measureMany(nodes, products);
    // The last, because it ends a node.
    await trySample(nodes);
  } finally {
    await nodes.stop();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
