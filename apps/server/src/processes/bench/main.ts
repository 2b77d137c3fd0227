// npm run bench -- processes: a product, adding to the cart and an order over HTTP by sixteen clients, on PostgreSQL, with 1, 2 and 4 server processes; then a
// restart of all processes while the clients go on. -- --processes 1,8 takes other numbers. The clients have one process, and the database its own.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openPool } from '@quartermaster/database';
import { setup, testDatabases } from '@quartermaster/database/testing';
import { callsOn, prepareCatalog, type Client } from '../../checkout/bench/clients.ts';
import { connectedClient } from '../../checkout/bench/connected-client.ts';
import { makeRounds } from '../../checkout/bench/rounds.ts';
import { startServerProcess, type ServerProcess } from '../../faults/testing/server-process.ts';
import { migrateMarketplace } from '../../migrate-marketplace.ts';
import { TestIdentityProvider } from '../../testing/identity-provider.ts';
import { reportFigures } from '../../testing/report-figures.ts';
import { webOrigin } from '../../testing/server.ts';

const { values } = parseArgs({ options: { processes: { type: 'string', default: '1,2,4' }, rounds: { type: 'string', default: '640' } } });
const counts = values.processes.split(',').map(Number);
const rounds = Number(values.rounds);
const clientCount = 16;
const patience = 300_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Milliseconds of processor time that the supervisor and its server processes have used, to ten; 0 where the system does not tell. */
function cpuOf(supervisor: number): number {
  const read = (path: string): string => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  };
  const pids = [String(supervisor), ...read(`/proc/${supervisor}/task/${supervisor}/children`).split(' ')].filter((pid) => pid !== '');
  return pids.reduce((sum, pid) => {
    const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
    return sum + 10 * (Number(fields[11] ?? 0) + Number(fields[12] ?? 0));
  }, 0);
}

/** Replaces all processes while all clients look at products and add to their carts; says how many calls were answered, and how many were lost. */
async function restartUnderLoad(supervisor: ServerProcess, clients: readonly Client[], calls: ReturnType<typeof callsOn>): Promise<void> {
  const over = new AbortController();
  const visit = async (client: Client, number: number): Promise<readonly (string | null)[]> => {
    const made: (string | null)[] = [];
    while (!over.signal.aborted) made.push(await calls[number % 2 === 0 ? 'a product' : 'adding to the cart'](client).then(() => null, String));
    return made;
  };
  const visits = clients.map(visit);
  const begun = performance.now();
  process.kill(supervisor.pid, 'SIGHUP');
  while (!supervisor.output().includes('the restart is over')) {
    if (performance.now() - begun > patience) throw new Error(`The restart did not end within ${patience / 1000} s.`);
    await pause(100);
  }
  const seconds = (performance.now() - begun) / 1000;
  over.abort();
  const answers = (await Promise.all(visits)).flat();
  const lost = answers.filter((failure) => failure !== null);
  say(`restart of all processes: ${seconds.toFixed(1)} s, ${answers.length} calls, ${lost.length} lost${lost.length === 0 ? '' : ` (${[...new Set(lost)].slice(0, 3).join('; ')})`}`);
  reportFigures([{ what: 'restart of all processes, calls', value: answers.length, unit: '' }, { what: 'restart of all processes, calls lost', value: lost.length, unit: '' }, { what: 'restart of all processes', value: seconds, unit: 's' }]);
}

const tearDown = await setup();
const [postgresql] = testDatabases('postgresql');
if (postgresql === undefined) throw new Error('There is no database to measure on.');
const database = await postgresql.open();
const pool = openPool(database.url, { maxConnections: 2 });
await migrateMarketplace(pool);
const productIds = await prepareCatalog(pool);
const calls = callsOn(productIds);
const provider = await TestIdentityProvider.start();
for (const [i, processes] of counts.entries()) {
  const env = { WEB_ORIGIN: webOrigin, LOG_LEVEL: 'info', RATE_LIMIT_SIGN_IN: '1000000', CONNECTIONS_PER_ADDRESS: '1000' };
  const supervisor = await startServerProcess({ databaseUrl: database.url, issuer: provider.issuer, port: 0, processes, env });
  const clients: Client[] = [];
  for (let number = 0; number < clientCount; number += 1) clients.push(await connectedClient(supervisor.port, provider, number));
  for (const [call, make] of Object.entries(calls)) {
    let before = 0;
    const { perSecond, p95, calls: made } = await makeRounds(clients, rounds, make, async () => {
      before = cpuOf(supervisor.pid);
    });
    const cpu = (cpuOf(supervisor.pid) - before) / made;
    const load = `${call}, ${clientCount} clients, ${processes} server process${processes === 1 ? '' : 'es'}`;
    say(`${load}: ${perSecond.toFixed(0)}/s, ${p95.toFixed(1)} ms (p95), ${cpu.toFixed(1)} ms of the servers' CPU`);
    reportFigures([
      { what: `${load}, in a second`, value: perSecond, unit: '/s' },
      { what: `${load}, slowest of twenty`, value: p95, unit: 'ms' },
      { what: `${load}, the servers' processor`, value: cpu, unit: 'ms' },
    ]);
  }
  if (i === counts.length - 1) await restartUnderLoad(supervisor, clients, calls);
  await supervisor.stop();
}
await pool.end();
await Promise.all([provider.stop(), database.close()]);
await tearDown();
