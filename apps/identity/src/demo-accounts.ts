// Prints the demo accounts of this deployment as JSON, with the codes of this moment:
//   DATABASE_URL=... IDENTITY_SECRET=... node src/demo-accounts.ts
import { listDemoAccounts } from './accounts/demo.ts';
import { systemClock } from './clock.ts';
import { operatorCommand } from './operator-command.ts';
import { openSealedStore } from './secrets/sealed-store.ts';
import { readSecret } from './secrets/secret-setting.ts';

await operatorCommand('demo-accounts', 'DATABASE_URL=... IDENTITY_SECRET=... node src/demo-accounts.ts', async (pool) => {
  const store = await openSealedStore(pool, readSecret(process.env));
  return `${JSON.stringify(await listDemoAccounts(store, systemClock.now()), undefined, 2)}\n`;
});
