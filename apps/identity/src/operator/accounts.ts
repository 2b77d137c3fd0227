// npm run accounts -- COMMAND: accounts of the identity server, in the database of DATABASE_URL. A parent process hears whose sessions ended.
import { systemClock } from '../runtime/index.ts';
import { openSealedStore, readSecret } from '../secrets/index.ts';
import { accountCommand, accountUsage } from './account-command.ts';
import { operatorCommand } from './operator-command.ts';
import { operatorName } from './operator-name.ts';

await operatorCommand('accounts', accountUsage, async (pool) => {
  const box = async () => (await openSealedStore(pool, readSecret(process.env))).box;
  const { said, signedOut } = await accountCommand(process.argv.slice(2), { pool, box, actor: operatorName(), now: systemClock.now() });
  if (signedOut !== null) process.send?.({ signedOut });
  return said;
});
if (process.connected) process.disconnect();
