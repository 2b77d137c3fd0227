import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCluster } from '../cluster.ts';
import { classPath } from './class-path.ts';

/** A cluster on this machine, each node a process of its own. */
export interface Nodes {
  readonly addresses: readonly string[];
  /** Ends one node without a word, as a machine does that loses its power. */
  kill(number: number): Promise<void>;
  stop(): Promise<void>;
}

/** The runner takes ports below 9300 alone. */
const httpPorts = { first: 9211, last: 9299 } as const;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

async function freePorts(count: number, first: number, last: number): Promise<number[]> {
  const free: number[] = [];
  for (let port = first; port <= last && free.length < count; port += 1) if (await isFree(port)) free.push(port);
  if (free.length < count) throw new Error(`Fewer than ${count} ports from ${first} to ${last} are free.`);
  return free;
}

/** @param heap of each node, as Java has it: `512m` */
export async function startNodes(count: number, heap: string): Promise<Nodes> {
  const jars = await classPath();
  const folder = mkdtempSync(join(tmpdir(), 'qm-search-'));
  const [http, transport] = [await freePorts(count, httpPorts.first, httpPorts.last), await freePorts(count, 19_300, 19_399)];
  const seeds = transport.map((port) => `127.0.0.1:${port}`);
  const nodes: ChildProcess[] = http.map((port, number) => {
    const base = join(folder, String(number));
    mkdirSync(join(base, 'node_1', 'config'), { recursive: true });
    const config = { 'transport.port': transport[number], 'discovery.seed_hosts': seeds, 'cluster.initial_cluster_manager_nodes': seeds, 'cluster.routing.allocation.disk.threshold_enabled': false };
    writeFileSync(join(base, 'node_1', 'config', 'opensearch.yml'), Object.entries(config).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`).join(''));
    const runner = ['org.codelibs.opensearch.runner.OpenSearchRunner', '-basePath', base, '-numOfNode', '1', '-clusterName', 'quartermaster', '-baseHttpPort', String(port - 1)];
    return spawn('java', [`-Xms${heap}`, `-Xmx${heap}`, '-cp', jars, ...runner], { stdio: 'ignore' });
  });
  const kill = async (node: ChildProcess | undefined): Promise<void> => {
    if (node === undefined || node.exitCode !== null || node.signalCode !== null) return;
    node.kill('SIGKILL');
    await once(node, 'exit');
  };
  const stop = async (): Promise<void> => {
    await Promise.all(nodes.map(kill));
    rmSync(folder, { recursive: true, force: true });
  };
  // A command that is ended takes its nodes with it.
  process.once('exit', () => nodes.forEach((node) => node.kill('SIGKILL')));
  const addresses = http.map((port) => `http://127.0.0.1:${port}`);
  try {
    await untilJoined(addresses);
  } catch (error) {
    await stop();
    throw error;
  }
  return { addresses, kill: (number) => kill(nodes[number]), stop };
}

/** Milliseconds that nodes have to find each other. */
const patience = 300_000;

async function untilJoined(addresses: readonly string[]): Promise<void> {
  const cluster = openCluster({ nodes: addresses, alias: 'none' }, { node: 10_000, question: 10_000 });
  const end = performance.now() + patience;
  try {
    for (;;) {
      const nodes = await cluster.client.cluster.health().then(({ body }) => body.number_of_nodes, () => 0);
      if (nodes === addresses.length) return;
      if (performance.now() > end) throw new Error(`${nodes} of ${addresses.length} nodes have found each other in ${patience / 1000} s. Look at the memory that is free, and at "java -version".`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  } finally {
    await cluster.close();
  }
}
