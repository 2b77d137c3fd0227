import { testDatabases } from '@quartermaster/database/testing';
import { killParking, parkingDeaths } from './kill-parking.ts';
import { openSender } from './kill-sending.ts';

// npm run bench:requisition-park-kills -- 50: half of the kills on each database, each while requisitions are parked or put back, at the named points one after the other. The first line that is
// there twice, or nowhere, ends the run with an error.
const count = Number(process.argv[2] ?? '50');
if (!Number.isInteger(count) || count < 2) {
  console.error(`Say how many kills, as a whole number of 2 or more; "${process.argv[2]}" is none. Example: npm run bench:requisition-park-kills -- 50`);
  process.exit(1);
}

const databases = testDatabases();
let nth = 0;
for (const { name, open } of databases) {
  const sender = await openSender(open);
  const each = Math.ceil(count / databases.length);
  const begun = performance.now();
  for (let kill = 0; kill < each; kill += 1) await killParking(sender, parkingDeaths[nth++ % parkingDeaths.length] ?? '');
  console.log(`${name}: ${each} kills while requisitions were parked and put back: each line parked or in the entry, never both or neither; ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  await sender.server.close();
}
