// npm run catalog:import -- FILE. Works on the database of DATABASE_URL.
import { basename } from 'node:path';
import { readArguments } from './import/arguments.ts';
import { openProgress } from './import/progress.ts';
import { ImportFileError } from './import/read-csv.ts';
import { Rejects } from './import/rejects.ts';
import { recordRun } from './import/runs/record-run.ts';
import { addRun } from './import/runs/run-store.ts';
import { openSource } from './import/source.ts';
import { runOperatorCommand } from './operator-command.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const count = (number: number): string => number.toLocaleString('en-US');

await runOperatorCommand({
  applicationName: 'quartermaster-import',
  maxConnections: 2,
  usual: 'npm run catalog:import -- FILE',
  Refusal: ImportFileError,
  failed: (message) => `The import was broken off: ${message}\nWhat was imported until then is kept; run it again to go on.`,
  async prepare(args) {
    const { file, rejects: rejectsPath } = readArguments(args);
    const source = await openSource(file);
    const rejects = await Rejects.open(rejectsPath);
    return async (pool) => {
      const progress = openProgress(process.stdout);
      try {
        const importId = await addRun(pool, { source: basename(file), madeBy: 'npm run catalog:import', atDesk: false, state: 'running', size: source.size });
        const counts = await recordRun(pool, importId, source, {
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
  },
});
