import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomUUID } from 'node:crypto';
import type { VerifyPage } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import type { TestDatabase } from '@quartermaster/database/testing';
import { exportFaultPoints, requisitionFaultPoints } from '../../faults/index.ts';
import { exportDocuments, folderTransport } from '../../requisitions/index.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { openCatalogServer } from '../../testing/catalog-server.ts';
import { compileCache } from '../../testing/compile-cache.ts';
import type { TestServer } from '../../testing/server.ts';

const program = fileURLToPath(new URL('./send-or-export.ts', import.meta.url));
const catalog = [{ id: 'toner-1', name: 'Sample toner', partNumber: '006R90321', nsn: '7510-01-392-0564', manufacturer: 'Sample Maker', offers: [{ vendor: 'Sample Vendor', contract: 'C-1', price: '10.00', deliveryDays: 5, unitOfIssue: 'BX' }] }];
const constants = { mediaAndStatus: 'S', demandCode: 'N', supplementaryAddress: '', signalCode: 'A', fundCode: 'A1', distributionCode: '', projectCode: '', priority: '13', requiredDeliveryDate: '', adviceCode: '', approver: '' };
/** Requisitions that are sent together. */
const linesOfEntry = 10;

/** Where a process dies: the point, and at which pass of it. The first are passed while a buyer sends, the others while a file is handed over. */
export const sendingDeaths: readonly string[] = [...Array.from({ length: linesOfEntry - 1 }, (_, nth) => `requisition.kept:${nth + 2}`), ...[...requisitionFaultPoints, ...exportFaultPoints].map((point) => `${point}:1`)];

/** A buyer whose requisitions are sent and handed over by processes that die. */
export interface Sender {
  readonly server: TestServer;
  readonly browser: TestBrowser;
  readonly buyer: object;
  /** Into which all files are written. */
  readonly folder: string;
}

export async function openSender(open: TestDatabase['open']): Promise<Sender> {
  const server = await openCatalogServer(open, catalog);
  await server.pool.query(sql`insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip, active)
    values ('47AB01', 'Sample Depot', 'Sample Clerk', '202-555-0143', 'clerk@agency.example.gov', '1 Sample Road', 'Arlington', 'VA', '22202', true)`);
  const browser = await server.signedIn({ sub: randomUUID(), given_name: 'Demo', family_name: 'Buyer', email: 'clerk@agency.example.gov', agency_code: '4700' });
  await browser.post('/fedstrip/fedstrip_aacentry', { activity: '47AB01' });
  await browser.post('/fedstrip/fedstrip_constantProfile_save', constants);
  const { rows: [row] } = await server.pool.query<{ id: string }>(sql`select buyer_id as id from marketplace.fedstrip_entry`);
  const buyer = { buyerId: row?.id ?? '', firstName: 'Demo', lastName: 'Buyer', email: 'clerk@agency.example.gov', verifiedEmails: ['clerk@agency.example.gov'], agencyCode: '4700' };
  return { server, browser, buyer, folder: mkdtempSync(join(tmpdir(), 'requisition-kills-')) };
}

async function die(environment: Readonly<Record<string, string>>, death: string): Promise<void> {
  const child = fork(program, [], { execArgv: ['--disable-warning=ExperimentalWarning'], env: { PATH: process.env['PATH'], ...compileCache, ...environment, FAULT_POINT: death } });
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (signal !== 'SIGKILL') throw new Error(`The process passed ${death} and did not die: ${signal ?? 'it ended by itself'}.`);
}

/**
 * Kills a process while it sends a buyer's requisitions or hands over their file. The buyer presses again with the same key, and the next export runs. Then each requisition
 * has to be there once, with a number that no other has, and in one file, once.
 *
 * @throws Error with what was found instead
 */
export async function killOnce({ server, browser, buyer, folder }: Sender, death: string): Promise<void> {
  const before = await countKept(server);
  const lines = Array.from({ length: linesOfEntry }, (_, place) => ({ key: randomUUID(), revision: 0, place: place + 1, stockNumber: '7510013920564', quantity: String(place + 1), unitOfIssue: '', demandCode: '', projectCode: '', priority: '', requiredDeliveryDate: '', adviceCode: '' }));
  await browser.post('/fedstrip/fedstrip_ItemDispatchEntry', { lines, removed: [] });
  const { version, sendKey } = (await browser.post('/fedstrip/add_to_cart', {})).envelope.attributes as unknown as VerifyPage;
  const whileSending = requisitionFaultPoints.some((point) => death.startsWith(`${point}:`));
  if (whileSending) await die({ DATABASE_URL: server.databaseUrl, BUYER: JSON.stringify(buyer), VERSION: String(version), SEND_KEY: sendKey }, death);
  const { envelope } = await browser.post('/fedstrip/process_Order', { version, sendKey });
  if (envelope.redirectURL?.startsWith('/fedstrip/fedstrip_shopping_cart?order=') !== true) throw new Error(`${death}: pressed again, it was answered with ${JSON.stringify(envelope)}`);
  if (!whileSending) await die({ DATABASE_URL: server.databaseUrl, FOLDER: folder }, death);
  await exportDocuments(server.pool, folderTransport(folder), 'Demo Operator', new Date());
  await check(server, folder, before + linesOfEntry, death);
}

const countKept = async ({ pool }: TestServer): Promise<number> => (await pool.query<{ count: number }>(sql`select count(*)::int as count from marketplace.requisition`)).rows[0]?.count ?? 0;

async function check({ pool }: TestServer, folder: string, expected: number, death: string): Promise<void> {
  const { rows } = await pool.query<{ number: string; record: string; status: string; sent: number }>(sql`
    select requisition.document_number as number, requisition.record, requisition.status, (select count(*) from marketplace.requisition_event event where event.document_number = requisition.document_number)::int as sent
    from marketplace.requisition`);
  const files = readdirSync(folder).filter((name) => !name.startsWith('.'));
  const written = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter((line) => line !== ''));
  const kept = rows.map(({ record }) => record);
  const problems = [
    ...(rows.length === expected ? [] : [`${rows.length} requisitions are kept, and ${expected} were sent`]),
    ...(new Set(kept.map((record) => record.slice(29, 43))).size === rows.length ? [] : ['a number is there twice']),
    ...(written.toSorted().join('\n') === kept.toSorted().join('\n') ? [] : [`the files have ${written.length} records, of which ${new Set(written).size} are different, and ${kept.length} are kept`]),
    ...rows.filter(({ status, sent }) => status !== 'Sent' || sent !== 1).map(({ number, status, sent }) => `${number} is ${status}, by ${sent} events`),
  ];
  if (problems.length > 0) throw new Error(`${death}: ${problems.join('; ')}.`);
}
