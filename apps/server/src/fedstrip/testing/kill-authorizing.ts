import { randomUUID } from 'node:crypto';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AttributesOf, VerifyPage } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { authorizeRequisitionsFaultPoints } from '../../faults/index.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { compileCache } from '../../testing/compile-cache.ts';
import type { Sender } from './kill-sending.ts';

const program = fileURLToPath(new URL('./authorize.ts', import.meta.url));
const email = 'funds.approver@agency.example.gov';
/** Requisitions that are authorized together, and cents of one piece, which is what the catalog asks. */
const [linesOfRequest, unitPrice] = [4, 1_000];

/** Where a process dies while an approver authorizes requisitions: at each number that it gives, and behind each of its steps. */
export const authorizingDeaths: readonly string[] = [...Array.from({ length: linesOfRequest }, (_, nth) => `requisition.kept:${nth + 1}`), ...authorizeRequisitionsFaultPoints.map((point) => `${point}:1`)];

/** A buyer whose activity is under funds control, and the second person who authorizes. */
export interface Authorizing extends Sender {
  readonly approver: TestBrowser;
  readonly caller: object;
}

export async function openAuthorizing(sender: Sender): Promise<Authorizing> {
  const { server, browser } = sender;
  await server.pool.query(sql`insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip, active, funds_control)
    values ('47CC01', 'Sample Lab', 'Sample Clerk', '202-555-0143', 'lab@agency.example.gov', '1 Sample Road', 'Arlington', 'VA', '22202', true, true)`);
  await server.pool.query(sql`insert into marketplace.approver (scope, code, email, name) values ('activity', '47CC01', ${email}, 'Demo Approver')`);
  const approver = await server.signedIn({ sub: randomUUID(), given_name: 'Demo', family_name: 'Approver', email, agency_code: '4700' });
  await browser.post('/fedstrip/fedstrip_aacentry', { activity: '47CC01' });
  return { ...sender, approver, caller: { buyerId: randomUUID(), firstName: 'Demo', lastName: 'Approver', email, verifiedEmails: [email], agencyCode: '4700' } };
}

/**
 * Kills a process while an approver authorizes requisitions, and lets the approver press again, and once more. Then each requisition is there once with a number that no other has, the request is authorized and
 * charged once, and its buyer gets one mail.
 *
 * @throws Error with what was found instead
 */
export async function killAuthorizing({ server, browser, approver, caller }: Authorizing, death: string): Promise<void> {
  const before = await kept(server);
  const lines = Array.from({ length: linesOfRequest }, (_, place) => ({ key: randomUUID(), revision: 0, place: place + 1, stockNumber: '7510013920564', quantity: String(place + 1), unitOfIssue: '', demandCode: '', projectCode: '', priority: '', requiredDeliveryDate: '', adviceCode: '' }));
  await browser.post('/fedstrip/fedstrip_ItemDispatchEntry', { lines, removed: [] });
  const { version, sendKey } = (await browser.post('/fedstrip/add_to_cart', {})).envelope.attributes as unknown as VerifyPage;
  const { redirectURL: address = '' } = (await browser.post('/fedstrip/process_Order', { version, sendKey, funds: { appropriation: '999-2026/2027-9999-000', note: '' } })).envelope;
  const request = address.split('request=')[1] ?? '';
  const { reviewed } = (await approver.get(address)).envelope.attributes as unknown as AttributesOf<'/fedstrip/fedstrip_shopping_cart', 'AuthFedFunds'>;
  const child = fork(program, [], { execArgv: ['--disable-warning=ExperimentalWarning'], env: { PATH: process.env['PATH'], ...compileCache, DATABASE_URL: server.databaseUrl, APPROVER: JSON.stringify(caller), REQUEST: request, REVIEWED: reviewed, FAULT_POINT: death } });
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (signal !== 'SIGKILL') throw new Error(`The process passed ${death} and did not die: ${signal ?? 'it ended by itself'}.`);
  for (let press = 0; press < 2; press += 1) await approver.post('/fedstrip/fedstrip_authorize_funds_save', { request, authorize: { reviewed } });
  const after = await kept(server);
  const { rows: [found] } = await server.pool.query<{ status: string; numbers: number; quantities: string; charged: number }>(sql`
    select request.status, count(distinct line.document_number)::int as numbers, string_agg(line.quantity::text, ' ' order by line.line_number) as quantities, max(request.amount)::int as charged
    from marketplace.fedstrip_request request join marketplace.fedstrip_requisition line on line.order_id = request.order_id where request.request_id = ${request} group by request.status`);
  const expected = { status: 'authorized', numbers: linesOfRequest, quantities: '1 2 3 4', charged: (1 + 2 + 3 + 4) * unitPrice };
  const problems = [
    ...(JSON.stringify(found) === JSON.stringify(expected) ? [] : [`the request is ${JSON.stringify(found)}`]),
    ...(after.requisitions === before.requisitions + linesOfRequest ? [] : [`${after.requisitions - before.requisitions} requisitions are there, and ${linesOfRequest} were authorized`]),
    ...(after.mails === before.mails + 1 ? [] : [`${after.mails - before.mails} mails tell their buyer`]),
    ...(after.charges === before.charges + linesOfRequest ? [] : [`${after.charges - before.charges} charges, and ${linesOfRequest} lines`]),
  ];
  if (problems.length > 0) throw new Error(`${death}: ${problems.join('; ')}.`);
}

async function kept({ pool }: Sender['server']): Promise<{ requisitions: number; mails: number; charges: number }> {
  const { rows: [row] } = await pool.query<{ requisitions: number; mails: number; charges: number }>(sql`
    select (select count(*) from marketplace.requisition)::int as requisitions, (select count(*) from marketplace.mail_outbox where kind = 'approval-ordered')::int as mails,
      (select count(*) from marketplace.fund_use_of_requisition)::int as charges`);
  if (row === undefined) throw new Error('The counts are missing.');
  return row;
}
