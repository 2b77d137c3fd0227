// npm run bench:import: rows per second, by phase, and memory of an import and of an undo on PostgreSQL, and what searches wait meanwhile (docs/performance.md).
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openPool } from '@quartermaster/database';
import { openKeptPostgresql } from '@quartermaster/database/testing';
import { migrateMarketplace } from '../../migrate-marketplace.ts';
import { openSearchPool } from '../../search/search-pool.ts';
import { reportFigures } from '../../testing/report-figures.ts';
import { readArguments } from './arguments.ts';
import { reportOf, type ImportMeasures } from './report.ts';
import { searchUntil } from './search-until.ts';
import { writeFiles } from './write-files.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { products } = readArguments(process.argv.slice(2));

async function importFile(url: string, file: string): Promise<ImportMeasures> {
  const program = join(import.meta.dirname, 'one-file', 'main.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, file], { env: { ...process.env, DATABASE_URL: url } });
  return JSON.parse(stdout) as ImportMeasures;
}

const folder = mkdtempSync(join(tmpdir(), 'qm-bench-import-'));
const data = mkdtempSync(join(tmpdir(), 'qm-bench-database-'));
try {
  const [first, second] = await writeFiles(folder, products);
  const server = await openKeptPostgresql(data);
  const [pool, searches] = [openPool(server.url, { maxConnections: 2 }), openSearchPool(server.url, { maxConnections: 2 })];
  try {
    await migrateMarketplace(pool);
    const alone = await importFile(server.url, first);
    say(`into an empty catalog: ${reportOf(alone)}`);
    const before = await searchUntil(searches, new Promise((resolve) => setTimeout(resolve, 20_000)));
    const importing = importFile(server.url, second);
    const meanwhile = await searchUntil(searches, importing);
    say(`while one client searches: ${reportOf(await importing)}`);
    say(`search, p50 / p95 in ms: ${before.p50.toFixed(0)} / ${before.p95.toFixed(0)} before, ${meanwhile.p50.toFixed(0)} / ${meanwhile.p95.toFixed(0)} meanwhile`);
    const undone = await importFile(server.url, '--undo');
    say(`undo of the last import: ${reportOf(undone)}`);
    reportFigures([
      { what: `import of ${products / 2} products, rows a second`, value: (1000 * alone.rows) / alone.took, unit: 'rows' },
      { what: `import of ${products / 2} products, memory`, value: alone.peakMemory / 2 ** 20, unit: 'MiB' },
      { what: `undo of an import of ${products / 2} products, products a second`, value: (1000 * undone.rows) / undone.took, unit: 'rows' },
      { what: `undo of an import of ${products / 2} products, memory`, value: undone.peakMemory / 2 ** 20, unit: 'MiB' },
      { what: 'a search before an import, p95', value: before.p95, unit: 'ms' },
      { what: 'a search during an import, p95', value: meanwhile.p95, unit: 'ms' },
    ]);
  } finally {
    await Promise.all([pool.end(), searches.end()]);
    await server.stop();
  }
} finally {
  for (const each of [folder, data]) rmSync(each, { recursive: true });
}
