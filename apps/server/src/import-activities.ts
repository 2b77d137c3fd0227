// npm run aac:import -- FILE.csv. Works on the database of DATABASE_URL.
import { basename } from 'node:path';
import { CsvFileError, importActivities } from './desk/index.ts';
import { readTextFile, runOperatorCommand, writeRejects } from './operator-command.ts';

await runOperatorCommand({
  applicationName: 'quartermaster-aac-import',
  usual: 'npm run aac:import',
  Refusal: CsvFileError,
  prepare: ([file, ...more]) => {
    if (file === undefined || more.length > 0) throw new CsvFileError('Name one CSV file: npm run aac:import -- FILE.csv. docs/desk.md lists its columns.');
    const csv = readTextFile(file, CsvFileError);
    return async (pool) => {
      const { said, rejects } = await importActivities(pool, basename(file), csv, new Date());
      process.stdout.write(`${said}${writeRejects(file, rejects)}\n`);
    };
  },
});
