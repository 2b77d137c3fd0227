// npm run aac:import -- FILE.csv. Works on the database of DATABASE_URL.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ActivityFileError, importActivities } from './desk/index.ts';
import { runOperatorCommand } from './operator-command.ts';

await runOperatorCommand({
  applicationName: 'quartermaster-aac-import',
  usual: 'npm run aac:import',
  Refusal: ActivityFileError,
  prepare: ([file, ...more]) => {
    if (file === undefined || more.length > 0) throw new ActivityFileError('Name one CSV file: npm run aac:import -- FILE.csv. docs/desk.md lists its columns.');
    const csv = textOf(file);
    return async (pool) => {
      const { said, rejects } = await importActivities(pool, basename(file), csv, new Date());
      const rejectsFile = `${file}.rejects.ndjson`;
      // That of an earlier run would be taken for the result of this one.
      rmSync(rejectsFile, { force: true });
      if (rejects !== '') writeFileSync(rejectsFile, rejects);
      process.stdout.write(`${said}${rejects === '' ? '' : ` ${rejectsFile} says why.`}\n`);
    };
  },
});

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ActivityFileError(`The file ${file} cannot be read. Check the path.`);
  }
}
