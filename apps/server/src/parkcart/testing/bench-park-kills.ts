import { testDatabases } from '@quartermaster/database/testing';
import { openServer } from '../../testing/server.ts';
import { killOnce, openParker, parkingFaultPoints } from './kill-parking.ts';

// npm run bench:park-kills -- 200: half of the kills on each database, each while a cart is parked or forwarded, at the named points one after the other. The first
// cart, copy or mail that is lost, or there twice, ends the run with an error.
const count = Number(process.argv[2] ?? '200');
if (!Number.isInteger(count) || count < 2) {
  console.error(`Say how many kills, as a whole number of 2 or more; "${process.argv[2]}" is none. Example: npm run bench:park-kills -- 200`);
  process.exit(1);
}

const databases = testDatabases();
for (const { name, open } of databases) {
  const server = await openServer(open);
  const parker = await openParker(server);
  const each = Math.ceil(count / databases.length);
  const begun = performance.now();
  for (let nth = 0; nth < each; nth += 1) await killOnce(parker, parkingFaultPoints[nth % parkingFaultPoints.length] ?? 'park.kept');
  console.log(`${name}: ${each} kills while carts were parked and forwarded: no cart, copy or mail lost or doubled; ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  await server.close();
}
