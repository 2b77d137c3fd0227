// Lets an account that was made with --not-approved use the marketplace:
//   DATABASE_URL=... node src/operator/approve-account.ts name@agency.gov
import { withTransaction } from '@quartermaster/database';
import { approveAccount, normalizeLogin, noteAccountChange } from '../accounts/index.ts';
import { systemClock } from '../runtime/index.ts';
import { operatorName } from './operator-name.ts';
import { operatorCommand } from './operator-command.ts';

await operatorCommand('approve-account', 'node src/operator/approve-account.ts name@agency.gov', async (pool) => {
  const [login, ...rest] = process.argv.slice(2);
  if (login === undefined || rest.length > 0) throw new Error('Give one login.');
  const now = systemClock.now();
  await withTransaction(pool, async (connection) => {
    if (!(await approveAccount(connection, login, now))) throw new Error(`There is no account for ${login}. Nothing was changed.`);
    await noteAccountChange(connection, { actor: operatorName(), action: 'approved', login: normalizeLogin(login) }, now);
  });
  return `${login} may use the marketplace.\n`;
});
