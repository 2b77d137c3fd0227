// Seals the secrets of the database anew, from an old to a new secret. Stop the identity servers first:
//   DATABASE_URL=... IDENTITY_SECRET_OLD=... IDENTITY_SECRET=... node src/operator/change-secret.ts
import { changeSecret } from '../database/index.ts';
import { readSecret } from '../secrets/index.ts';
import { operatorCommand } from './operator-command.ts';

await operatorCommand('change-secret', 'IDENTITY_SECRET_OLD=... IDENTITY_SECRET=... node src/operator/change-secret.ts', async (pool) => {
  const from = readSecret(process.env, 'IDENTITY_SECRET_OLD');
  const to = readSecret(process.env);
  const count = await changeSecret(pool, from, to);
  return `${count} secrets are sealed with the new secret. Start the identity servers with it now.\n`;
});
