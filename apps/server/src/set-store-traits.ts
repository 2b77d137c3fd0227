// npm run stores:traits -- STORE [FILE]. Works on the database of DATABASE_URL.
import { readJsonFile, runOperatorCommand } from './operator-command.ts';
import { TraitsError, traitsCommand } from './stores/traits-command.ts';

await runOperatorCommand({
  applicationName: 'quartermaster-stores',
  usual: 'npm run stores:traits -- STORE FILE',
  Refusal: TraitsError,
  prepare: (args) => async (pool) => {
    const traits = await traitsCommand(pool, args, (file) => readJsonFile(file, TraitsError));
    process.stdout.write(`${JSON.stringify(traits, null, 2)}\n`);
  },
});
