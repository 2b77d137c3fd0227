// Sends a buyer's requisitions, or hands over what waits, as a process of the server does, and ends: so that tests can kill it at FAULT_POINT.
import { openPool } from '@quartermaster/database';
import { defaultApprovals } from '../../approvals/rules/default-rules.ts';
import { faultPoint } from '../../faults/index.ts';
import { exportDocuments, folderTransport } from '../../requisitions/index.ts';
import { systemClock, systemRandomness } from '../../runtime/index.ts';
import { fixedStoreList } from '../../testing/store-list.ts';
import type { Buyer, RequestContext } from '../../wire/index.ts';
import { sendEntry } from '../send/send-entry.ts';

const { DATABASE_URL: url = '', BUYER: buyer = '', VERSION: version = '', SEND_KEY: sendKey = '', FOLDER: folder = '' } = process.env;
const database = openPool(url, { maxConnections: 2 });
if (folder === '') {
  // What sending uses of a call.
  const context = { database, clock: systemClock, randomness: systemRandomness, buyer: JSON.parse(buyer) as Buyer, store: fixedStoreList().default } as unknown as RequestContext;
  const outcome = await sendEntry(context, { version: Number(version), sendKey }, { rules: defaultApprovals, webOrigin: 'http://localhost:8080', times: { answerDays: 7, reminderDays: 2, keptDays: 90 } });
  if (outcome.kind !== 'sent') throw new Error(`Nothing was sent: ${JSON.stringify(outcome)}`);
  await faultPoint('requisition.committed');
} else {
  await exportDocuments(database, folderTransport(folder), 'Demo Operator', new Date());
  await faultPoint('requisition.exported');
}
await database.end();
