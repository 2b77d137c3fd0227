// Prints the demo accounts of this deployment as JSON, with the codes of this moment:
//   DATABASE_URL=... IDENTITY_SECRET=... node src/operator/demo-accounts.ts
import { listDemoAccounts } from '../accounts/index.ts';
import { systemClock } from '../runtime/index.ts';
import { openSealedStore, readSecret } from '../secrets/index.ts';
import { operatorCommand } from './operator-command.ts';

await operatorCommand('demo-accounts', 'DATABASE_URL=... IDENTITY_SECRET=... node src/operator/demo-accounts.ts', async (pool) => {
  const store = await openSealedStore(pool, readSecret(process.env));
  return `${JSON.stringify(await listDemoAccounts(store, systemClock.now()), undefined, 2)}\n`;
});
