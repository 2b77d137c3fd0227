// npm run bench -- start: `npm start` on data that are there already: seconds until it is ready, the memory of its processes idle and after a load of reads,
// and the most that the process with the embedded database has held. Linux alone tells of the memory of other processes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '@quartermaster/database/testing';
import { reportFigures } from '../../tooling/figures/figure.ts';
import { addressOf, pageNames } from '../trial/pages.ts';
import { npmStart, type Started } from './npm-start.ts';
import { usesOf, type ProcessUse } from './processes.ts';

/** --data FOLDER: one in which a marketplace was started before; without it, one is made. */
const { values } = parseArgs({ options: { data: { type: 'string' }, starts: { type: 'string', default: '3' }, seconds: { type: 'string', default: '30' } } });
const [starts, seconds] = [Number(values.starts), Number(values.seconds)];
if (!Number.isInteger(starts) || starts < 1 || !(seconds > 0)) {
  console.error('Usage: npm run bench -- start, or node bench/start/main.ts [--data=FOLDER] [--starts=3] [--seconds=30]');
  process.exit(1);
}
const root = join(import.meta.dirname, '..', '..');
const dataDir = values.data ?? mkdtempSync(join(tmpdir(), 'quartermaster-bench-'));
const [port, identityPort, readerPort] = [await freePort(), await freePort(), await freePort()];
const settings = { PORT: String(port), IDENTITY_PORT: String(identityPort), PIV_READER_PORT: String(readerPort), DATA_DIR: dataDir, RATE_LIMIT_ALL: '1000000', RATE_LIMIT_SESSIONS: '1000000', RATE_LIMIT_SEARCH: '1000000' };
const origin = `http://localhost:${port}`;
const clients = 16;

const sum = (uses: readonly ProcessUse[], of: (use: ProcessUse) => number): number => uses.reduce((total, use) => total + of(use), 0);
function show(moment: string, uses: readonly ProcessUse[]): void {
  console.log(`\n${moment.padEnd(26)}${'MB'.padStart(7)}${'peak'.padStart(7)}${'CPU s'.padStart(8)}`);
  for (const { name, memory, peak, cpu } of uses) console.log(`${name.padEnd(26)}${memory.toFixed(0).padStart(7)}${peak.toFixed(0).padStart(7)}${cpu.toFixed(1).padStart(8)}`);
  console.log(`${'all'.padEnd(26)}${sum(uses, ({ memory }) => memory).toFixed(0).padStart(7)}`);
}

/** Visitors who look at pages, one after the other, for so long. */
async function load(): Promise<number> {
  const pages = await Promise.all(['ADVANTAGE', 'VA', 'FSS'].flatMap((store) => pageNames.map((page) => addressOf(page, store, origin))));
  const until = performance.now() + seconds * 1000;
  let answers = 0;
  await Promise.all(Array.from({ length: clients }, async (_, client) => {
    for (let i = client; performance.now() < until; i += 1) {
      const answer = await fetch(`${origin}${pages[i % pages.length] ?? '/'}`, { headers: { accept: 'text/html' } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}.`);
      answers += 1;
    }
  }));
  return answers;
}

/** Of a marketplace that is ended afterwards, also where the load fails. */
async function idleAndAfterLoad({ pid, stop }: Started): Promise<{ readonly idle: readonly ProcessUse[]; readonly after: readonly ProcessUse[] }> {
  try {
    await pause(10_000);
    const idle = usesOf(pid);
    show('idle', idle);
    const answers = await load();
    await pause(10_000);
    const after = usesOf(pid);
    show(`after ${answers} pages`, after);
    return { idle, after };
  } finally {
    await stop();
  }
}

try {
  if (values.data === undefined) {
    const first = await npmStart(root, settings);
    console.log(`first start: ready after ${first.readyAfter.toFixed(1)} s`);
    show('at the first start', usesOf(first.pid));
    reportFigures([{ what: 'memory of the database process, peak of the first start', value: Math.max(...usesOf(first.pid).filter(({ name }) => name === 'database process').map(({ peak }) => peak)), unit: 'MB' }]);
    await first.stop();
  }
  const times: number[] = [];
  for (let i = 1; i < starts; i += 1) {
    const again = await npmStart(root, settings);
    times.push(again.readyAfter);
    await again.stop();
  }
  const running = await npmStart(root, settings);
  times.push(running.readyAfter);
  const ready = usesOf(running.pid);
  const { idle, after } = await idleAndAfterLoad(running);
  const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
  console.log(`\nstarted again, ready after ${times.map((time) => time.toFixed(1)).join(', ')} s; all processes had used ${sum(ready, ({ cpu }) => cpu).toFixed(1)} s of the processor`);
  reportFigures([
    { what: 'start again until ready', value: median, unit: 's' },
    { what: 'processor time of all processes when ready', value: sum(ready, ({ cpu }) => cpu), unit: 's' },
    { what: 'memory of all processes, idle', value: sum(idle, ({ memory }) => memory), unit: 'MB' },
    ...idle.map(({ name, memory }) => ({ what: `memory of the ${name}, idle`, value: memory, unit: 'MB' })),
    { what: 'memory of all processes, after load', value: sum(after, ({ memory }) => memory), unit: 'MB' },
    ...after.map(({ name, memory }) => ({ what: `memory of the ${name}, after load`, value: memory, unit: 'MB' })),
    { what: 'memory of the database process, peak', value: Math.max(...after.filter(({ name }) => name === 'database process').map(({ peak }) => peak)), unit: 'MB' },
  ]);
} finally {
  if (values.data === undefined) rmSync(dataDir, { recursive: true, force: true });
}
