// npm run backup -- FILE: writes the embedded database into a file, and its secrets into another, running or not.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../start/error.ts';
import { command, root } from '../start/operator-command.ts';
import { readSettings } from '../start/settings.ts';
import { makeBackup } from './make-backup.ts';

await command(async () => {
  const { positionals } = parseArgs({ args: process.argv.slice(2), allowPositionals: true, strict: false });
  const [file] = positionals;
  if (file === undefined || process.argv.length !== 3) throw new StartError('Name one file that is made: npm run backup -- FILE, such as npm run backup -- /srv/backups/monday.tar.gz.');
  await makeBackup({ root, settings: readSettings(process.env, [], root), file: resolve(process.env['INIT_CWD'] ?? process.cwd(), file), now: new Date(), say: console.log });
});
