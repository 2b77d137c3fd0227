// npm run catalog:import -- FILE. Works on the database of DATABASE_URL.
import { MigrationError, openPool } from '@quartermaster/database';
import { readArguments } from './import/arguments.ts';
import { importCatalog } from './import/import-catalog.ts';
import { openProgress } from './import/progress.ts';
import { ImportFileError } from './import/read-csv.ts';
import { Rejects } from './import/rejects.ts';
import { openSource } from './import/source.ts';
import { migrateMarketplace } from './migrate-marketplace.ts';

const say = (output: NodeJS.WriteStream, line: string): void => void output.write(`${line}\n`);
const count = (number: number): string => number.toLocaleString('en-US');

async function run(): Promise<void> {
  const { file, rejects: rejectsPath } = readArguments(process.argv.slice(2));
  const url = process.env['DATABASE_URL'];
  if (url === undefined || url === '') throw new ImportFileError('DATABASE_URL is not set; start the import with "npm run catalog:import -- FILE", or name the database in it.');
  const source = await openSource(file);
  const rejects = await Rejects.open(rejectsPath);
  const pool = openPool(url, { applicationName: 'quartermaster-import', maxConnections: 2 });
  const progress = openProgress(process.stdout);
  try {
    await migrateMarketplace(pool);
    const counts = await importCatalog(pool, source, {
      onReject: (line, problems) => rejects.write(line, problems),
      onProgress: (so) => progress.show(so, source.size === null || source.size === 0 ? null : source.bytesRead() / source.size),
    });
    progress.stop();
    say(process.stdout, `  ${count(counts.rows)} rows: ${count(counts.added)} added, ${count(counts.changed)} changed, ${count(counts.unchanged)} unchanged, ${count(counts.rejected)} rejected.`);
    if (counts.rejected > 0) say(process.stdout, `  ${rejects.path} says why they were rejected.`);
  } finally {
    progress.stop();
    await rejects.close();
    await pool.end();
  }
}

try {
  await run();
} catch (error) {
  const known = error instanceof ImportFileError || error instanceof MigrationError;
  const message = error instanceof Error ? error.message : String(error);
  say(process.stderr, known ? message : `The import was broken off: ${message}\nWhat was imported until then is kept; run it again to go on.`);
  process.exitCode = 1;
}
