// npm run migrate -- [--role=NAME]: brings the schema "identity" up to date, in the database of DATABASE_URL, and says which roles run on it.
import { parseArgs } from 'node:util';
import { grantRunning, migrate } from '@quartermaster/database';
import { appendOnly, migrationsFolder } from '../database/index.ts';
import { operatorCommand } from './operator-command.ts';

await operatorCommand('migrate', 'DATABASE_URL=... node src/operator/migrate.ts [--role=NAME]', async (pool) => {
  const { role } = parseArgs({ options: { role: { type: 'string' } } }).values;
  const ran = await migrate(pool, { folder: migrationsFolder, schema: 'identity' });
  const roles = await grantRunning(pool, { schema: 'identity', role, appendOnly });
  const who = roles.length === 0 ? 'The role that owns it runs on it.' : `Roles that run on it: ${roles.join(', ')}.`;
  return `${ran.map((file) => `  ${file}\n`).join('')}The schema identity is up to date (${ran.length} migrations ran). ${who}\n`;
});
