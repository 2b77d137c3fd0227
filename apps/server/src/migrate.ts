// npm run migrate -- [--role=NAME]: brings the schema "marketplace" up to date, in the database of DATABASE_URL, and says which roles run on it.
import { parseArgs } from 'node:util';
import { GrantError, grantRunning } from '@quartermaster/database';
import { appendOnly } from './append-only.ts';
import { runOperatorCommand } from './operator-command.ts';

await runOperatorCommand({
  applicationName: 'quartermaster-migrate',
  usual: 'npm run migrate',
  Refusal: GrantError,
  failed: (message) => `The database was not brought up to date: ${message}`,
  prepare(args) {
    const { role } = parseArgs({ args: [...args], options: { role: { type: 'string' } } }).values;
    return async (pool, ran) => {
      for (const file of ran) process.stdout.write(`  ${file}\n`);
      const roles = await grantRunning(pool, { schema: 'marketplace', role, appendOnly, makesTemporaryTables: true });
      process.stdout.write(`The schema marketplace is up to date (${ran.length} migrations ran). ${roles.length === 0 ? 'The role that owns it runs on it.' : `Roles that run on it: ${roles.join(', ')}.`}\n`);
    };
  },
});
