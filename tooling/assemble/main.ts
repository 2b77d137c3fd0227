// npm run stores -- add|list|check|remove|rollback: the stores that their owners ship alone, in a deployment that runs.
import { ownedDatabaseForCommand } from '../start/database-for-command.ts';
import { root } from '../start/operator-command.ts';
import { readSettings } from '../start/settings.ts';
import { kitConformance } from './conformance.ts';
import { deploymentOn } from './deployment.ts';
import { runStores } from './run-stores.ts';

// npm runs scripts at the root; files and .npmrc are meant from the folder of the person.
const here = process.env['INIT_CWD'] ?? process.cwd();

process.exitCode = await runStores(process.argv.slice(2), {
  here,
  conformance: kitConformance(root),
  openDeployment: async () => {
    const database = await ownedDatabaseForCommand(readSettings(process.env, [], root));
    return { deployment: deploymentOn(database.url, root), close: () => database.close() };
  },
  out: (text) => void process.stdout.write(`${text}\n`),
  note: (text) => void process.stderr.write(`${text}\n`),
});
