import { testDatabases } from '@quartermaster/database/testing';
import { approvalFaultPoints, runApprovalKills } from './kill-approvals.ts';

// npm run bench:approval-kills -- 70: half of the kills on each database, each while a cart is sent to its approvers or authorized, at the named points one after the other. The first request, order,
// mail or charge of a budget that is lost, or there twice, ends the run with an error.
const count = Number(process.argv[2] ?? '70');
if (!Number.isInteger(count) || count < 2) {
  console.error(`Say how many kills, as a whole number of 2 or more; "${process.argv[2]}" is none. Example: npm run bench:approval-kills -- 70`);
  process.exit(1);
}

const databases = testDatabases();
for (const { name, open } of databases) {
  // The processes that are killed migrate it: an embedded database takes one server at a time.
  const database = await open();
  const each = Math.ceil(count / databases.length);
  const begun = performance.now();
  const points = Array.from({ length: each }, (_, nth) => approvalFaultPoints[nth % approvalFaultPoints.length] ?? 'approval.sent');
  let kills = 0;
  for await (const _point of runApprovalKills(database.url, points)) kills += 1;
  console.log(`${name}: ${kills} kills while carts were sent and authorized: no request, order, mail or charge lost or doubled; ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  await database.close();
}
