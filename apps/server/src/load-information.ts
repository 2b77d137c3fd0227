// npm run information:load -- [FOLDER]. Works on the database of DATABASE_URL. With --supplied: changes of an operator are kept.
import { MigrationError, openPool } from '@quartermaster/database';
import { ContentFileError } from './information/load/content-file.ts';
import { readInformationFolder } from './information/load/information-folder.ts';
import { loadInformation } from './information/load/load-information.ts';
import { migrateMarketplace } from './migrate-marketplace.ts';

async function run(args: readonly string[]): Promise<void> {
  const folder = args.find((argument) => !argument.startsWith('-'));
  const unknown = args.find((argument) => argument.startsWith('-') && argument !== '--supplied');
  if (folder === undefined || unknown !== undefined) throw new ContentFileError('Usage: npm run information:load -- FOLDER');
  const url = process.env['DATABASE_URL'];
  if (url === undefined || url === '') throw new ContentFileError('DATABASE_URL is not set; use "npm run information:load -- FOLDER", or name the database in it.');
  const content = readInformationFolder(folder);
  const pool = openPool(url, { applicationName: 'quartermaster-information', maxConnections: 1 });
  try {
    await migrateMarketplace(pool);
    const { pages, categories } = await loadInformation(pool, content, { supplied: args.includes('--supplied') });
    process.stdout.write(`  ${pages} pages and ${categories} help categories loaded.\n`);
  } finally {
    await pool.end();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const known = error instanceof ContentFileError || error instanceof MigrationError;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(known ? `${message}\n` : `Nothing was loaded: ${message}\n`);
  process.exitCode = 1;
}
