// npm run bench:websockets -- [--clients=10000] [--speed=1]: all clients lose the server at once, which is killed and started
// again; they come back with the web's own policy while the API goes on answering. TEST_DATABASE=embedded takes the embedded one.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort, testDatabases } from '@quartermaster/database/testing';
import type { ClientsOrder, ClientsReport } from './clients.ts';

const { values } = parseArgs({ options: { clients: { type: 'string', default: '10000' }, speed: { type: 'string', default: '1' } } });
const [count, speed] = [Number(values.clients), Number(values.speed)];
if (!Number.isInteger(count) || count < 1 || !(speed > 0)) {
  console.error('Usage: npm run bench:websockets -- [--clients=10000] [--speed=1]');
  process.exit(1);
}

const program = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'main.ts');
const probePause = 20;
const children = new Set<ChildProcess>();
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));

function start(script: string, env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = fork(script, [], { execArgv: ['--disable-warning=ExperimentalWarning'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { PATH: process.env['PATH'], ...env } });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

const agent = new Agent({ keepAlive: true });
/** Milliseconds that one call of the API takes; null when it fails. */
function probe(origin: string): Promise<number | null> {
  const begun = performance.now();
  return new Promise((resolve) => {
    get(`${origin}/advantage/rs/main/session`, { agent, timeout: 30_000 }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200 ? performance.now() - begun : null));
    }).on('error', () => resolve(null));
  });
}

/** Calls one after the other until it is told to stop. */
function probing(origin: string): { stop(): Promise<{ readonly took: readonly number[]; readonly failed: number }> } {
  const over = new AbortController();
  const took: number[] = [];
  let failed = 0;
  const run = (async () => {
    while (!over.signal.aborted) {
      const milliseconds = await probe(origin);
      if (milliseconds === null) failed += 1;
      else took.push(milliseconds);
      await pause(probePause);
    }
  })();
  return {
    async stop() {
      over.abort();
      await run;
      return { took, failed };
    },
  };
}

const residentMegabytes = (pid: number | undefined): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
const percentile = (values: readonly number[], part: number): string => `${(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN).toFixed(0)} ms`;

function told<Kind extends ClientsReport['kind']>(child: ChildProcess, kind: Kind): Promise<Extract<ClientsReport, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: ClientsReport) => {
      if (message.kind === kind) resolve(message as Extract<ClientsReport, { kind: Kind }>);
      else if (message.kind === 'gave up') reject(new Error('A client gave up.'));
    });
    child.once('exit', (code) => reject(new Error(`The clients ended with code ${code}.`)));
  });
}

const [kind] = testDatabases(process.env['TEST_DATABASE'] ?? 'postgresql');
if (kind === undefined) throw new Error('There is no database to measure on.');
const database = await kind.open();
const port = await freePort();
const origin = `http://localhost:${port}`;
const startServer = async (): Promise<ChildProcess> => {
  const child = start(program, { DATABASE_URL: database.url, COOKIE_SECRET: 'a secret of at least 32 characters', PORT: String(port), LOG_LEVEL: 'error', RATE_LIMIT_ALL: '1000000', RATE_LIMIT_SESSIONS: '1000000', CONNECTIONS_PER_ADDRESS: '1000000', REQUESTS_AT_ONCE: '1000000', NODE_ENV: 'production' });
  const [message] = (await once(child, 'message')) as [{ ready?: boolean; error?: string }];
  if (message.ready !== true) throw new Error(message.error);
  return child;
};

let server = await startServer();
const clients = start(join(import.meta.dirname, 'clients.ts'));
const order: ClientsOrder = { origin, count, speed };
const [limit, ready] = [told(clients, 'limit'), told(clients, 'ready')];
const [back, settled] = [told(clients, 'back'), told(clients, 'settled')];
clients.send(order);
console.log(`Database: ${kind.name}. Open files that the clients' process may have: ${(await limit).files}.`);
await ready;
console.log(`${count} clients are connected; the server holds ${residentMegabytes(server.pid).toFixed(0)} MB.`);

const calm = probing(origin);
await pause(3_000);
const before = await calm.stop();

server.kill('SIGKILL');
await once(server, 'exit');
const lostAt = Date.now();
server = await startServer();
const upAt = Date.now();
const during = probing(origin);
let peak = 0;
const sampling = setInterval(() => {
  peak = Math.max(peak, residentMegabytes(server.pid));
}, 250);
const { greetedAt } = await back;
const { failedCalls } = await settled;
const settledAt = Date.now();
clearInterval(sampling);
const after = await during.stop();

const perSecond = new Map<number, number>();
for (const at of greetedAt) perSecond.set(Math.floor(at / 1000), (perSecond.get(Math.floor(at / 1000)) ?? 0) + 1);
const seconds = (from: number, to: number): string => `${((to - from) / 1000).toFixed(1)} s`;
console.log(`Server killed and started again: ${seconds(lostAt, upAt)} without a server.`);
console.log(`All ${greetedAt.length} back ${seconds(lostAt, Math.max(...greetedAt))} after the loss; all pages loaded anew and connected again after ${seconds(lostAt, settledAt)}; calls of those pages that failed: ${failedCalls}.`);
console.log(`At most ${Math.max(...perSecond.values())} came back in one second.`);
console.log(`API calls meanwhile: ${after.took.length}, ${after.failed} failed; p50 ${percentile(after.took, 0.5)}, p99 ${percentile(after.took, 0.99)}, longest ${percentile(after.took, 1)} (before: p50 ${percentile(before.took, 0.5)}, p99 ${percentile(before.took, 0.99)}).`);
console.log(`The server held ${peak.toFixed(0)} MB at most.`);
server.kill('SIGTERM');
await once(server, 'exit');
clients.kill('SIGKILL');
await database.close();
process.exit(0);
