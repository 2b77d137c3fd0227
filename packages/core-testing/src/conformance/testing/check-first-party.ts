// npm run test:conformance [-- store-fss store-usmc] [--slowdown 10]: holds the stores of the specification against every rule, with each screen, as an owner's command does, on pages that are so many times
// slower than those of this machine; prints how long each rule took.
import { parseArgs } from 'node:util';
import { StoreTrials, usualTrial } from '../browser/store-trials.ts';
import { checkStore } from '../check-store.ts';
import { reportText } from '../report/report-text.ts';
import { firstPartyStores, shippedAlone } from './first-party-stores.ts';

const { positionals: wanted, values } = parseArgs({ allowPositionals: true, options: { slowdown: { type: 'string', default: '1' } } });
const slowdown = Number(values.slowdown);
const unknown = wanted.filter((folder) => !(folder in firstPartyStores));
if (unknown.length > 0) {
  process.stderr.write(`There is no store ${unknown.join(', ')}; there are: ${Object.keys(firstPartyStores).join(', ')}.\n`);
  process.exit(2);
}
if (!(slowdown >= 1)) {
  process.stderr.write(`--slowdown says how many times slower, 1 or more: 10, not ${values.slowdown}.\n`);
  process.exit(2);
}
const trials = await StoreTrials.open();
try {
  for (const [folder, name] of Object.entries(firstPartyStores)) {
    if (wanted.length > 0 && !wanted.includes(folder)) continue;
    const { report, times } = await checkStore(await shippedAlone(folder, name), { trials, firstParty: true, trial: { ...usualTrial, slowdown } });
    process.stdout.write(`${reportText(report, times)}\n`);
    if (report.verdict !== 'passed') process.exitCode = 1;
  }
} finally {
  await trials.close();
}
