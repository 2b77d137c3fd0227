// npm run restore -- FILE [--secrets=FILE] [--overwrite]: puts a backup of the embedded database into the data folder.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../start/error.ts';
import { command, root } from '../start/operator-command.ts';
import { readSettings } from '../start/settings.ts';
import { restoreBackup } from './restore-backup.ts';

const usage = 'npm run restore -- FILE [--secrets=FILE] [--overwrite]';

await command(async () => {
  const { file, secrets, overwrite } = read(process.argv.slice(2));
  const here = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
  await restoreBackup({
    root,
    settings: readSettings(process.env, [], root),
    file: here(file),
    secretsFile: secrets === undefined ? undefined : here(secrets),
    overwrite,
    env: process.env,
    now: new Date(),
    say: console.log,
  });
});

function read(args: string[]): { readonly file: string; readonly secrets: string | undefined; readonly overwrite: boolean } {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { secrets: { type: 'string' }, overwrite: { type: 'boolean', default: false } } });
    const [file, ...more] = positionals;
    if (file !== undefined && more.length === 0) return { file, secrets: values.secrets, overwrite: values.overwrite };
  } catch {
    // Said below.
  }
  throw new StartError(`Name the backup: ${usage}.`);
}
