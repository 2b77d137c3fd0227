// Adds an account and prints, once, what its owner needs to sign in:
//   DATABASE_URL=... IDENTITY_SECRET=... node src/operator/add-account.ts --email name@agency.gov --given-name NAME --family-name NAME --agency-code 4700
import { randomUUID } from 'node:crypto';
import { withTransaction } from '@quartermaster/database';
import { createAccount, newTotpSecret, normalizeLogin, noteAccountChange, readablePassword } from '../accounts/index.ts';
import { systemClock } from '../runtime/index.ts';
import { openSealedStore, readSecret } from '../secrets/index.ts';
import { newAccountUsage, readNewAccountOptions } from './new-account-options.ts';
import { operatorName } from './operator-name.ts';
import { operatorCommand } from './operator-command.ts';

await operatorCommand('add-account', newAccountUsage, async (pool) => {
  const options = readNewAccountOptions(process.argv.slice(2));
  const store = await openSealedStore(pool, readSecret(process.env));
  const made = { login: options.email, password: readablePassword(), totpSecret: newTotpSecret() };
  const isNew = await withTransaction(pool, async (connection) => {
    const now = systemClock.now();
    if (!(await createAccount({ pool: connection, box: store.box }, { id: randomUUID(), ...options, ...made }, now))) return false;
    await noteAccountChange(connection, { actor: operatorName(), action: 'added', login: normalizeLogin(options.email) }, now);
    return true;
  });
  if (!isNew) throw new Error(`There is an account for ${options.email} already. Nothing was changed.`);
  return `${JSON.stringify(made, undefined, 2)}\n`;
});
