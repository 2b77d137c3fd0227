// Changes the key that signs tokens now, before its time:
//   DATABASE_URL=... IDENTITY_SECRET=... node src/operator/rotate-keys.ts            # tokens signed before stay valid until they end
//   DATABASE_URL=... IDENTITY_SECRET=... node src/operator/rotate-keys.ts --leaked   # they do not: all people sign in again
import { rotateAtOnce, changeKeys, newSigningKey } from '../keys/index.ts';
import { systemClock } from '../runtime/index.ts';
import { openSealedStore, readSecret } from '../secrets/index.ts';
import { operatorCommand } from './operator-command.ts';

await operatorCommand('rotate-keys', 'DATABASE_URL=... IDENTITY_SECRET=... node src/operator/rotate-keys.ts [--leaked]', async (pool) => {
  const args = process.argv.slice(2);
  const unknown = args.find((argument) => argument !== '--leaked');
  if (unknown !== undefined) throw new Error(`${unknown} is not known; the only option is --leaked.`);
  const leaked = args.includes('--leaked');
  const store = await openSealedStore(pool, readSecret(process.env));
  const made = newSigningKey();
  const keys = await changeKeys(store, (now) => rotateAtOnce(now, systemClock.now(), made, { leaked }));
  const from = keys.find(({ kid }) => kid === made.kid)?.signsFrom.toISOString();
  return `The key ${made.kid} is published and signs from ${from}. ${leaked ? 'Then the previous keys are deleted.' : 'The previous keys verify until their tokens have ended.'}\n`;
});
