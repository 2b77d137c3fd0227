// Forgets the failed sign-ins of an account, or of a network, so that nothing has to wait:
//   DATABASE_URL=... node src/operator/lift-limits.ts name@agency.gov
//   DATABASE_URL=... node src/operator/lift-limits.ts --network 203.0.113.7
import { isIP } from 'node:net';
import { liftAccountLimits, liftNetworkLimits } from '../sign-in/index.ts';
import { operatorCommand } from './operator-command.ts';

await operatorCommand('lift-limits', 'node src/operator/lift-limits.ts name@agency.gov | --network 203.0.113.7', async (pool) => {
  const [first, second, ...rest] = process.argv.slice(2);
  if (first === '--network' && second !== undefined && rest.length === 0) {
    if (isIP(second) === 0) throw new Error(`"${second}" is no network address. Give one, for example 203.0.113.7.`);
    return `${second}: ${await liftNetworkLimits(pool, second)} limit(s) lifted.\n`;
  }
  if (first === undefined || first.startsWith('--') || second !== undefined) throw new Error('Give one login, or --network and one address.');
  return `${first}: ${await liftAccountLimits(pool, first)} limit(s) lifted.\n`;
});
