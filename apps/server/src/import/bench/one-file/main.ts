// Imports a file into the database of DATABASE_URL, in a process of its own, and says in one line of JSON what each phase took. Started by bench:import.
import { openPool } from '@quartermaster/database';
import { cpuMeter } from '../../../search/bench/million/cpu-time.ts';
import { importCatalog, openSource } from '../../index.ts';
import type { ImportMeasures } from '../report.ts';

const [file = ''] = process.argv.slice(2);
const pool = openPool(process.env['DATABASE_URL'] ?? '', { maxConnections: 2 });
const cpu = await cpuMeter([pool]);
const [begun, cpuBegun, ownBegun] = [performance.now(), cpu(), process.cpuUsage()];
const phases: [string, number][] = [];
let [phase, since] = ['rows', begun];
const begin = (next: string): void => {
  if (next === phase) return;
  const now = performance.now();
  phases.push([phase, now - since]);
  [phase, since] = [next, now];
};
const { rows } = await importCatalog(pool, await openSource(file), { onFinishing: ({ what }) => begin(what) });
begin('end');
const own = process.cpuUsage(ownBegun);
const ownCpu = (own.user + own.system) / 1000;
const measures: ImportMeasures = {
  rows,
  took: performance.now() - begun,
  phases,
  programCpu: ownCpu,
  databaseCpu: cpu() - cpuBegun - ownCpu,
  // Kilobytes.
  peakMemory: process.resourceUsage().maxRSS * 1024,
};
process.stdout.write(`${JSON.stringify(measures)}\n`);
await pool.end();
