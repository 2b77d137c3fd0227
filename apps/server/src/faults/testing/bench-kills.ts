import { testDatabases } from '@quartermaster/database/testing';
import { namedPlans, runKillTrials, type KillPlan, type Trial } from './kill-trials.ts';

// npm run bench:kills -- 1000: half of the kills on each database; four of five at the named points, one of five from outside
// at a random moment. The first trial that leaves anything but exactly one order ends the run with an error.
const count = Number(process.argv[2] ?? '1000');
if (!Number.isInteger(count) || count < 2) {
  console.error(`Say how many kills, as a whole number of 2 or more; "${process.argv[2]}" is none. Example: npm run bench:kills -- 1000`);
  process.exit(1);
}

const longestSubmitMs = 40;
const databases = testDatabases();
const share = Math.ceil(count / databases.length);
const atRandom = Math.floor(share / 5);
const plans: readonly KillPlan[] = [
  ...namedPlans(share - atRandom),
  ...Array.from({ length: atRandom }, () => ({ afterMs: Math.random() * longestSubmitMs })),
];

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function run({ name, open }: (typeof databases)[number]): Promise<void> {
  const database = await open();
  const begun = performance.now();
  const trials: Trial[] = [];
  try {
    for await (const trial of runKillTrials(database.url, plans)) {
      trials.push(trial);
      if (trials.length % 100 === 0) console.log(`${name}: ${trials.length} of ${plans.length} kills`);
    }
  } finally {
    await database.close();
  }
  const already = trials.filter(({ committed }) => committed).length;
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(
    `${name}: ${trials.length} kills (${trials.length - atRandom} at named points, ${atRandom} at random moments), ${trials.length} orders, none lost, none doubled; ` +
      `${already} were in the database when the server died, ${trials.length - already} came of the retry; ` +
      `kill to answer ${median(trials.map(({ untilAnswer }) => untilAnswer)).toFixed(0)} ms (median); ${seconds} s`,
  );
}

await Promise.all(databases.map(run));
process.exit(0);
