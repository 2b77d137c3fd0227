import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AttributesOf, FedstripEntry } from '@quartermaster/contracts';
import { parkRequisitionsFaultPoints, putBackFaultPoints } from '../../faults/index.ts';
import { compileCache } from '../../testing/compile-cache.ts';
import type { Sender } from './kill-sending.ts';

const program = fileURLToPath(new URL('./park-or-put-back.ts', import.meta.url));
const quantities = ['2', '5', '9'];

/** Where a process dies. The first are passed while requisitions are parked, the others while they are put back. */
export const parkingDeaths: readonly string[] = [...parkRequisitionsFaultPoints, ...putBackFaultPoints];

async function die(environment: Readonly<Record<string, string>>, point: string): Promise<void> {
  const child = fork(program, [], { execArgv: ['--disable-warning=ExperimentalWarning'], env: { PATH: process.env['PATH'], ...compileCache, ...environment, FAULT_POINT: `${point}:1` } });
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (signal !== 'SIGKILL') throw new Error(`The process passed ${point} and did not die: ${signal ?? 'it ended by itself'}.`);
}

/**
 * Kills a process while it parks a buyer's requisitions, or puts them back, and lets the buyer press again. Each line is parked or in the entry, with its exception data, and never both or neither.
 *
 * @throws Error with what was found instead
 */
export async function killParking({ server, browser, buyer }: Sender, point: string): Promise<void> {
  await browser.post('/fedstrip/fedstrip_newEntry', {});
  const exception = { remarks: 'Deliver to dock 4.', furtherAdviceCodes: '', exportOption: '' };
  const lines = quantities.map((quantity, place) => ({ key: randomUUID() as string, revision: 0, place: place + 1, stockNumber: '7510013920564', quantity, unitOfIssue: '', demandCode: '', projectCode: '', priority: '', requiredDeliveryDate: '', adviceCode: '', exception }));
  await browser.post('/fedstrip/fedstrip_ItemDispatchEntry', { lines, removed: [] });
  const [name, changeKey] = [`Lines ${randomUUID()}`, randomUUID()];
  const environment = { DATABASE_URL: server.databaseUrl, BUYER: JSON.stringify(buyer) };
  if (parkRequisitionsFaultPoints.some((each) => each === point)) await die({ ...environment, NAME: name, CHANGE_KEY: changeKey }, point);
  await browser.post('/fedstrip/park_cart_submit', { name, changeKey });
  const parked = await parkedIn(browser);
  require(parked.length === 1 && parked[0]?.name === name && parked[0].lineCount === quantities.length && (await linesIn(browser)).length === 0, point, parked);
  const parkedCartId = parked[0]?.parkedCartId ?? '';
  if (putBackFaultPoints.some((each) => each === point)) await die({ ...environment, PARKED_CART_ID: parkedCartId }, point);
  await browser.post('/fedstrip/park_cart_back', { parkedCartId });
  const back = await linesIn(browser);
  const [left, found] = [await parkedIn(browser), back.map((line) => [line.quantity, line.exception?.remarks])];
  require(left.length === 0 && JSON.stringify(found) === JSON.stringify(quantities.map((quantity) => [quantity, exception.remarks])), point, { left, found });
}

const parkedIn = async (browser: Sender['browser']) => ((await browser.get('/parkcart/my_parkcart')).envelope.attributes as unknown as AttributesOf<'/parkcart/my_parkcart', 'Success'>).parkedCarts;
const linesIn = async (browser: Sender['browser']) => ((await browser.get('/fedstrip/fedstrip_init')).envelope.attributes as unknown as FedstripEntry).lines;

function require(holds: boolean, point: string, found: unknown): void {
  if (!holds) throw new Error(`${point}: ${JSON.stringify(found)}`);
}
