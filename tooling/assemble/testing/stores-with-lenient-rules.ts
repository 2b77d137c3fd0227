// The program as an operator runs it, on the database of DATABASE_URL, with one rule: for tests that end it on its way.
import { join } from 'node:path';
import { deploymentOn } from '../deployment.ts';
import { runStores } from '../run-stores.ts';
import { lenientRules } from './lenient-rules.ts';

const deployment = deploymentOn(process.env['DATABASE_URL'] ?? '', join(import.meta.dirname, '..', '..', '..'));
process.exitCode = await runStores(process.argv.slice(2), {
  here: process.cwd(),
  conformance: lenientRules,
  openDeployment: async () => ({ deployment, close: async () => {} }),
  out: (text) => void process.stdout.write(`${text}\n`),
  note: (text) => void process.stderr.write(`${text}\n`),
});
