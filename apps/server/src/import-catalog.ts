// npm run catalog:import -- FILE, --export=FILE, or --undo. Works on the database of DATABASE_URL.
import { basename } from 'node:path';
import { withTransaction, type Pool } from '@quartermaster/database';
import { claimUndo, DeskCommandError } from './desk/index.ts';
import { readArguments, type ImportArguments } from './import/arguments.ts';
import { writeCatalogFile } from './import/export/write-catalog-file.ts';
import { openProgress } from './import/progress.ts';
import { ImportFileError } from './import/read-csv.ts';
import { Rejects } from './import/rejects.ts';
import { recordRun, recordUndo } from './import/runs/record-run.ts';
import { beginRun } from './import/runs/run-store.ts';
import { undoProducts } from './import/settings.ts';
import { openSource } from './import/source.ts';
import { runOperatorCommand } from './operator-command.ts';
import { readSettings } from './runtime/index.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const count = (number: number): string => number.toLocaleString('en-US');
const settings = readSettings([undoProducts], process.env);

async function importer({ file, rejects: rejectsPath }: ImportArguments & { kind: 'import' }): Promise<(pool: Pool) => Promise<void>> {
  const source = await openSource(file);
  const rejects = await Rejects.open(rejectsPath);
  return async (pool) => {
    const progress = openProgress(process.stdout);
    try {
      const claim = await withTransaction(pool, (connection) => beginRun(connection, { source: basename(file), madeBy: 'npm run catalog:import', atDesk: false, size: source.size }));
      if (claim === null) throw new ImportFileError('An undo of an import is running. Wait for its end, or stop it at the desk, then run the import again.');
      const counts = await recordRun(pool, claim, source, {
        undoProducts: settings(undoProducts),
        onReject: (line, problems) => rejects.write(line, problems),
        onProgress: (so) => progress.showRows(so, source.size === null || source.size === 0 ? null : source.bytesRead() / source.size),
        onFinishing: (work) => progress.showWork(work),
      });
      progress.stop();
      say(`  ${count(counts.rows)} rows: ${count(counts.added)} added, ${count(counts.changed)} changed, ${count(counts.unchanged)} unchanged, ${count(counts.rejected)} rejected.`);
      if (counts.rejected > 0) say(`  ${rejects.path} says why they were rejected.`);
    } finally {
      progress.stop();
      await rejects.close();
    }
  };
}

const undoer = (wanted: ImportArguments & { kind: 'undo' }) => async (pool: Pool): Promise<void> => {
  const claim = await claimUndo(pool, wanted, new Date()).catch((error: unknown) => {
    throw error instanceof DeskCommandError ? new ImportFileError(error.message) : error;
  });
  const progress = openProgress(process.stdout);
  try {
    const { restored, removed, left } = await recordUndo(pool, claim, { onWork: (work) => progress.showWork(work) });
    progress.stop();
    say(`  ${count(restored)} products are as they were before, ${count(removed)} that were added are gone, ${count(left)} were left as they are.`);
    if (left > 0) say(`  The desk says which and why: Imports, import ${claim.importId}.`);
  } finally {
    progress.stop();
  }
};

const exporter = ({ file }: ImportArguments & { kind: 'export' }) => async (pool: Pool): Promise<void> => {
  const products = await writeCatalogFile(pool, file).catch((error: unknown) => {
    throw new ImportFileError(`The catalog could not be written to ${file}: ${error instanceof Error ? error.message : String(error)}. A file of that name is as it was before.`);
  });
  say(`  ${count(products)} products are in ${file}, which can be imported again.`);
};

await runOperatorCommand({
  applicationName: 'quartermaster-import',
  maxConnections: 3,
  usual: 'npm run catalog:import -- FILE',
  Refusal: ImportFileError,
  failed: (message) => `It was broken off: ${message}\nWhat was done until then is kept; run it again to go on.`,
  prepare(args) {
    const given = readArguments(args);
    if (given.kind === 'export') return exporter(given);
    return given.kind === 'import' ? importer(given) : undoer(given);
  },
});
