import { sql, withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { faultPoint } from '../../faults/index.ts';
import { AnswerRefused, answerPurchaseOrder, type PurchaseOrderEvent, type RefusalCode, type VendorView } from '../../purchase-orders/index.ts';
import type { AnsweringWay } from './authorize.ts';
import { confirmationEvents } from './confirmation.ts';
import { CxmlProblem, notImplemented } from './cxml-problem.ts';
import type { Envelope } from './envelope.ts';
import { readShipNotice, shipmentEvents } from './ship-notice.ts';
import { orderIdIn } from './values.ts';
import { problem } from '../../wire/index.ts';
import { answerKeyOf, nameOf, notedAnswer, type DocumentName } from './vendor-documents.ts';
import { taken, type CxmlAnswer } from './write-answer.ts';

export interface DocumentTools {
  readonly database: Pool;
  /** For which its sender may answer. */
  readonly ways: readonly AnsweringWay[];
  readonly now: Date;
}

/** What a document says of one purchase order, for a vendor who knows this. */
type EventsOf = (view: VendorView) => readonly PurchaseOrderEvent[];

/** What vendors' systems may ask for. */
export const knownRequests = ['ConfirmationRequest', 'ShipNoticeRequest', 'ProfileRequest'] as const;

/**
 * Records what a document of a vendor's system says, all of it or nothing, and gives the answer. The same document again has the same answer, whatever
 * became of the purchase order meanwhile.
 */
export async function answerDocument({ database, ways, now }: DocumentTools, envelope: Envelope): Promise<CxmlAnswer> {
  if (envelope.request.name === 'ProfileRequest') return taken;
  const name = nameOf(envelope);
  try {
    const said = eventsByOrder(envelope);
    await faultPoint('answer.read');
    const answer = await withTransaction(database, (connection) => recorded(connection, name, said, ways, now));
    await faultPoint('answer.committed');
    return answer;
  } catch (error) {
    const refused = refusalOf(error);
    return (await withTransaction(database, (connection) => notedAnswer(connection, name, refused, now))) ?? refused;
  }
}

/** Purchase orders in the order of their numbers, so that two documents never wait for each other. */
async function recorded(connection: Connection, name: DocumentName, said: ReadonlyMap<string, EventsOf>, ways: readonly AnsweringWay[], now: Date): Promise<CxmlAnswer> {
  const before = await notedAnswer(connection, name, taken, now);
  if (before !== null) return before;
  await refuseForeign(connection, [...said.keys()], ways);
  for (const [poNumber, eventsOf] of [...said].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    await answerPurchaseOrder(connection, { poNumber, answerKey: answerKeyOf(name), way: 'cxml', now, eventsOf });
    await faultPoint('answer.recorded');
  }
  return taken;
}

/** A purchase order of another vendor is as one that does not exist. @throws CxmlProblem */
async function refuseForeign(connection: Connection, poNumbers: readonly string[], ways: readonly AnsweringWay[]): Promise<void> {
  const { rows } = await connection.query<{ po_number: string; vendor_id: string; contract_number: string }>(sql`
    select po.po_number, own.vendor_id, own.contract_number
    from marketplace.purchase_order po cross join lateral (
      select vendor_id, contract_number from marketplace.vendor_way
      where vendor_id = po.vendor_id and contract_number in (po.contract_number, '') order by contract_number desc limit 1) own
    where po.po_number = any(${poNumbers}::text[])`);
  const own = new Set(rows.filter((row) => ways.some(({ vendorId, contractNumber }) => vendorId === row.vendor_id && contractNumber === row.contract_number)).map((row) => row.po_number));
  const foreign = poNumbers.find((poNumber) => !own.has(poNumber));
  if (foreign !== undefined) throw new CxmlProblem(404, `There is no purchase order ${foreign}. The orderID is the one of the OrderRequest.`);
}

function eventsByOrder({ request: { name, element } }: Envelope): ReadonlyMap<string, EventsOf> {
  if (name === 'ConfirmationRequest') return new Map([[orderIdIn(element), (view) => confirmationEvents(element, view)]]);
  if (name !== 'ShipNoticeRequest') throw notImplemented(`This server does not know ${name.slice(0, 50)}. It takes ${knownRequests.join(', ')}.`);
  const notice = readShipNotice(element);
  return new Map(Array.from(notice.portions, ([poNumber, portion]) => [poNumber, (view) => shipmentEvents(notice, portion, view)]));
}

const misread: ReadonlySet<RefusalCode> = new Set(['LINE_UNKNOWN', 'LINE_REPEATED', 'LINE_MISSING', 'QUANTITY_INVALID']);

/** The answer that an error is. @throws what is none, and Problem 429 for what may be sent again */
function refusalOf(error: unknown): CxmlAnswer {
  if (error instanceof CxmlProblem) return { status: error.status, said: error.message };
  if (!(error instanceof AnswerRefused)) throw error;
  const { code, message } = error.refusal;
  // It may be sent again, so its answer is not noted.
  if (code === 'TOO_MANY_MESSAGES') throw problem({ status: 429, code, title: 'Too Many Requests', message, retryAfter: 600 });
  const status = code === 'PO_UNKNOWN' ? 404 : misread.has(code) ? 400 : 409;
  return { status, said: `${code}: ${message}` };
}
