import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { terminalQuestions } from './ask.ts';
import { completeAnswers } from './complete-answers.ts';
import { CreateStoreError } from './error.ts';
import { makeStore } from './make-store.ts';
import { upgradeStore } from './upgrade-store.ts';

const usage = `npm create @quartermaster/store@latest [FOLDER] -- [--name NAME] [--number NUMBER] [--package NAME]

  FOLDER            where the store's repository is made; it must be new or empty
  --name EXAMPLE    the store's name: 2 to 24 capital letters and digits
  --number 100      the store's number, 11 to 25999; the operator of the deployment gives it
  --package NAME    the name of its npm package; store-<name> without it

npm create @quartermaster/store@latest [FOLDER] -- --upgrade [--both]

  --upgrade         raises the versions of the store in FOLDER (this one without it) to those of a new store
  --both            the store goes on under the core that it was built for before, too`;

/** The command: makes the store that the arguments and answers name, or says on the standard error why not. */
export async function createStore(): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof CreateStoreError) && !isUsageError(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, number: { type: 'string' }, package: { type: 'string' }, upgrade: { type: 'boolean' }, both: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  if (values.upgrade) return upgrade(resolve(positionals[0] ?? '.'), values.both === true);
  if (values.both) throw new CreateStoreError('--both belongs to --upgrade.');
  const questions = process.stdin.isTTY ? terminalQuestions(process.stdin, process.stdout) : null;
  try {
    const answers = await completeAnswers({ folder: positionals[0], name: values.name, number: values.number, packageName: values.package }, questions);
    makeStore(answers);
    process.stdout.write(`${answers.name} (number ${answers.number}) is made. What next:\n\n  cd ${relative(process.cwd(), answers.folder) || '.'}\n  npm install\n  npm test\n\nIts README tells the rest.\n`);
  } finally {
    questions?.close();
  }
}

function upgrade(folder: string, keepsBefore: boolean): void {
  const { to, coreRange, changes } = upgradeStore({ folder, keepsBefore });
  if (changes.length === 0) process.stdout.write(`The store has the versions of ${to} already, and says that it was built for core ${coreRange}.\n`);
  else process.stdout.write(`${changes.join('\n')}\nThe store says that it was built for core ${coreRange}. Read the change logs of core, screens and ui, then:\n\n  npm install\n  npm test\n`);
}

/** The error that `parseArgs` throws for a flag that does not exist. */
function isUsageError(error: unknown): error is TypeError {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
