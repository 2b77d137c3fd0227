import { usd, type Money } from '@quartermaster/contracts';
import type { ConstantData, EntryLine, ExceptionData } from '@quartermaster/contracts/requisition';
import { sql, type Connection, type Sql } from '@quartermaster/database';
import { release } from '../../approvals/index.ts';
import { uuidIn, type Queries } from '../../runtime/index.ts';
import { recordRequestEvent } from './request-events.ts';

/** A line as it was when an approver was asked. */
export interface RequestedLine {
  readonly key: string;
  readonly typed: EntryLine;
  readonly exception: ExceptionData | null;
  /** Cents of one unit of issue, as the buyer says where the catalog knows none. */
  readonly unitPrice?: number | null;
  /** Pieces that the buyer sent, where an approver has changed them. */
  readonly sent?: number;
}

export interface NewRequest {
  readonly requestId: string;
  readonly buyerId: string;
  readonly store: string;
  readonly sendKey: string;
  readonly buyerName: string;
  readonly buyerEmail: string;
  readonly activity: string;
  readonly activityName: string;
  readonly constants: ConstantData;
  readonly lines: readonly RequestedLine[];
  readonly scope: 'activity' | 'agency';
  readonly code: string;
  readonly cause: 'funds' | 'limit';
  readonly payer: string;
  readonly appropriation: string;
  readonly note: string;
  readonly amount: Money;
  readonly askedAt: Date;
  /** In which it is charged. */
  readonly fiscalYear: number;
  readonly answerBy: Date;
}

export interface KeptRequest extends NewRequest {
  readonly status: 'waiting' | 'authorized' | 'returned' | 'withdrawn' | 'expired';
  readonly remindedAt: Date | null;
  /** It grows with each change of the lines. */
  readonly revision: number;
  readonly reason: string;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly orderId: string | null;
  /** Whether its lines went back into the entry. */
  readonly isTakenBack: boolean;
}

const columns = sql`request_id::text as "requestId", buyer_id::text as "buyerId", store, send_key as "sendKey", buyer_name as "buyerName", buyer_email as "buyerEmail", activity, activity_name as "activityName", constants, lines,
  scope, code, cause, payer, appropriation, note, amount::float8 as cents, asked_at as "askedAt", status, reason, decided_by as "decidedBy", decided_at as "decidedAt", order_id::text as "orderId", is_taken_back as "isTakenBack",
  fiscal_year as "fiscalYear", answer_by as "answerBy", reminded_at as "remindedAt", revision`;

type Row = Omit<KeptRequest, 'amount'> & { readonly cents: number };
const keptOf = ({ cents, ...row }: Row): KeptRequest => ({ ...row, amount: usd(cents) });

/** The requests of which a condition is true. @param where on the table `request` */
export async function findRequests(queries: Queries, where: Sql, order: Sql, most: number): Promise<readonly KeptRequest[]> {
  const { rows } = await queries.query<Row>(sql`select ${columns} from marketplace.fedstrip_request request where ${where} order by ${order} limit ${most}`);
  return rows.map(keptOf);
}

/** A request in a store; null where there is none. */
export async function requestWithId(queries: Queries, requestId: string, store: string): Promise<KeptRequest | null> {
  const id = uuidIn(requestId);
  const [found] = id === null ? [] : await findRequests(queries, sql`request_id = ${id} and store = ${store}`, sql`request_id`, 1);
  return found ?? null;
}

/** The same, held until the transaction ends: two decisions take turns. */
export async function lockRequest(connection: Connection, requestId: string): Promise<KeptRequest | null> {
  const { rows } = await connection.query<Row>(sql`select ${columns} from marketplace.fedstrip_request where request_id = ${requestId} for no key update`);
  return rows[0] === undefined ? null : keptOf(rows[0]);
}

/** What a page has asked before with a key; null: nothing. */
export async function requestOfKey(queries: Queries, buyerId: string, sendKey: string): Promise<string | null> {
  const { rows } = await queries.query<{ id: string }>(sql`select request_id::text as id from marketplace.fedstrip_request where buyer_id = ${buyerId} and send_key = ${sendKey}`);
  return rows[0]?.id ?? null;
}

export async function keepRequest(connection: Connection, request: NewRequest): Promise<void> {
  const { requestId, buyerId, store, sendKey, buyerName, buyerEmail, activity, activityName, constants, lines, scope, code, cause, payer, appropriation, note, amount, askedAt, fiscalYear, answerBy } = request;
  await connection.query(sql`
    insert into marketplace.fedstrip_request (request_id, buyer_id, store, send_key, buyer_name, buyer_email, activity, activity_name, constants, lines, scope, code, cause, payer, appropriation, note, amount, asked_at, fiscal_year, answer_by, status)
    values (${requestId}, ${buyerId}, ${store}, ${sendKey}, ${buyerName}, ${buyerEmail}, ${activity}, ${activityName}, ${JSON.stringify(constants)}, ${JSON.stringify(lines)}, ${scope}, ${code}, ${cause}, ${payer},
      ${appropriation}, ${note}, ${amount.amount}, ${askedAt}, ${fiscalYear}, ${answerBy}, 'waiting')`);
}

/** Says of a request that is held that its lines are back in the entry. */
export async function markTakenBack(connection: Connection, requestId: string): Promise<void> {
  await connection.query(sql`update marketplace.fedstrip_request set is_taken_back = true where request_id = ${requestId}`);
}

export interface Decision {
  readonly status: 'authorized' | 'returned' | 'withdrawn' | 'expired';
  readonly by: string;
  readonly now: Date;
  readonly reason?: string;
  readonly orderId?: string;
}

/** Ends a request that is held and waits: what it has reserved is free again. */
export async function endRequest(connection: Connection, requestId: string, { status, by, now, reason = '', orderId }: Decision): Promise<void> {
  await connection.query(sql`update marketplace.fedstrip_request set status = ${status}, decided_by = ${by}, decided_at = ${now}, reason = ${reason}, order_id = ${orderId ?? null}::uuid where request_id = ${requestId}`);
  await release(connection, requestId);
  await recordRequestEvent(connection, requestId, { kind: status, details: reason === '' ? [] : [reason], by, now });
}

/** Says of a request that is held that its approvers were reminded. */
export async function markReminded(connection: Connection, requestId: string, now: Date): Promise<void> {
  await connection.query(sql`update marketplace.fedstrip_request set reminded_at = ${now} where request_id = ${requestId}`);
}

/** Gives a request that is held other lines. */
export async function keepRequestLines(connection: Connection, requestId: string, lines: readonly RequestedLine[], amount: Money): Promise<void> {
  await connection.query(sql`update marketplace.fedstrip_request set lines = ${JSON.stringify(lines)}::jsonb, amount = ${amount.amount}, revision = revision + 1 where request_id = ${requestId}`);
}

/** The prices that a buyer has said of lines before, by their keys: lines that were returned have them still. */
export async function pricesSaid(queries: Queries, buyerId: string, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await queries.query<{ key: string; price: number }>(sql`
    select distinct on (line->>'key') line->>'key' as key, (line->>'unitPrice')::float8 as price
    from marketplace.fedstrip_request request cross join lateral jsonb_array_elements(lines) as line
    where buyer_id = ${buyerId} and line->>'key' = any(${[...keys]}::text[]) and line->>'unitPrice' is not null order by line->>'key', asked_at desc`);
  return new Map(rows.map(({ key, price }) => [key, price]));
}
