// Authorizes requisitions as a process of the server does, and ends: so that tests can kill it at FAULT_POINT.
import { openPool } from '@quartermaster/database';
import { defaultApprovals } from '../../approvals/rules/default-rules.ts';
import { faultPoint } from '../../faults/index.ts';
import { systemClock, systemRandomness } from '../../runtime/index.ts';
import { fixedStoreList } from '../../testing/store-list.ts';
import type { Buyer, RequestContext } from '../../wire/index.ts';
import { authorizeRequest } from '../funds/decide-request.ts';
import { lookAtRequest } from '../funds/look-at-request.ts';

const { DATABASE_URL: url = '', APPROVER: approver = '', REQUEST: request = '', REVIEWED: reviewed = '' } = process.env;
const database = openPool(url, { maxConnections: 2 });
// What authorizing uses of a call.
const context = { database, clock: systemClock, randomness: systemRandomness, buyer: JSON.parse(approver) as Buyer, store: fixedStoreList().default } as unknown as RequestContext;
const looked = await lookAtRequest(context, request);
if (looked?.as !== 'approver') throw new Error('The caller is no approver of the request.');
const notice = await authorizeRequest(context, looked, reviewed, { rules: defaultApprovals, webOrigin: 'http://localhost:8080', times: { answerDays: 7, reminderDays: 2, keptDays: 90 } });
if (notice.tone !== 'success') throw new Error(`Nothing was authorized: ${notice.text}`);
await faultPoint('requisitions.authorization-committed');
await database.end();
