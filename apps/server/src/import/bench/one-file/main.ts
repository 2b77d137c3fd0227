// Imports a file into the database of DATABASE_URL as the command does, or undoes the last import (--undo), in a process of its own, and says in one line of JSON what each phase took.
// Started by bench:import.
import { basename } from 'node:path';
import { openPool, withTransaction } from '@quartermaster/database';
import { claimUndo } from '../../../desk/index.ts';
import { cpuMeter } from '../../../search/bench/million/cpu-time.ts';
import { beginRun, openSource, recordRun, recordUndo } from '../../index.ts';
import type { ImportMeasures } from '../report.ts';

const [file = ''] = process.argv.slice(2);
const isUndo = file === '--undo';
const pool = openPool(process.env['DATABASE_URL'] ?? '', { maxConnections: 3 });
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

async function importFile(): Promise<number> {
  const source = await openSource(file);
  const claim = await withTransaction(pool, (connection) => beginRun(connection, { source: basename(file), madeBy: 'bench', atDesk: false, size: source.size }));
  if (claim === null) throw new Error('An undo is running.');
  const { rows } = await recordRun(pool, claim, source, { undoProducts: 5_000_000, onFinishing: ({ what }) => begin(what) });
  return rows;
}

async function undoLast(): Promise<number> {
  const claim = await claimUndo(pool, { importId: null, reason: 'Measured.' }, new Date());
  const { restored, removed } = await recordUndo(pool, claim, { onWork: ({ what }) => begin(what) });
  return restored + removed;
}

const rows = await (isUndo ? undoLast() : importFile());
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
