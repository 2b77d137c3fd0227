import { usd, type Money } from '@quartermaster/contracts';
import { sql, type Connection } from '@quartermaster/database';
import { uuidIn, type Queries } from '../../runtime/index.ts';
import type { EntryOwner } from '../caller.ts';

export interface SentLine {
  readonly documentNumber: string;
  readonly stockNumber: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitOfIssue: string;
  readonly price: Money | null;
}

export interface NewOrder {
  readonly orderId: string;
  readonly activity: string;
  readonly activityName: string;
  readonly sendKey: string;
  readonly now: Date;
  readonly lines: readonly SentLine[];
}

/** The id of what a page has sent before with a key; null: it has sent nothing with it. */
export async function orderOfKey(queries: Queries, { buyerId }: EntryOwner, sendKey: string): Promise<string | null> {
  const { rows } = await queries.query<{ id: string }>(sql`select order_id as id from marketplace.fedstrip_order where buyer_id = ${buyerId} and send_key = ${sendKey}`);
  return rows[0]?.id ?? null;
}

export async function keepOrder(connection: Connection, { buyerId, store }: EntryOwner, { orderId, activity, activityName, sendKey, now, lines }: NewOrder): Promise<void> {
  await connection.query(sql`
    insert into marketplace.fedstrip_order (order_id, buyer_id, store, activity, activity_name, sent_at, send_key) values (${orderId}, ${buyerId}, ${store}, ${activity}, ${activityName}, ${now}, ${sendKey})`);
  const rows = lines.map(({ documentNumber, stockNumber, name, quantity, unitOfIssue, price }, at) =>
    ({ document_number: documentNumber, line_number: at + 1, stock_number: stockNumber, name, quantity, unit_of_issue: unitOfIssue, price: price?.amount ?? null }));
  await connection.query(sql`
    insert into marketplace.fedstrip_requisition (document_number, order_id, line_number, stock_number, name, quantity, unit_of_issue, price)
    select document_number, ${orderId}, line_number, stock_number, name, quantity, unit_of_issue, price
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (document_number text, line_number integer, stock_number text, name text, quantity integer, unit_of_issue text, price integer)`);
}

export interface KeptOrder {
  readonly activity: { readonly aac: string; readonly name: string };
  readonly sentAt: Date;
  readonly lines: readonly SentLine[];
}

/** What a buyer has sent together in a store; null where they have sent nothing of this id. */
export async function readOrder(queries: Queries, { buyerId, store }: EntryOwner, orderId: string): Promise<KeptOrder | null> {
  const id = uuidIn(orderId);
  if (id === null) return null;
  const { rows } = await queries.query<{ activity: string; activity_name: string; sent_at: Date } & Omit<SentLine, 'price'> & { cents: number | null }>(sql`
    select sent.activity, sent.activity_name, sent.sent_at, line.document_number as "documentNumber", line.stock_number as "stockNumber", line.name, line.quantity, line.unit_of_issue as "unitOfIssue", line.price as cents
    from marketplace.fedstrip_order sent join marketplace.fedstrip_requisition line on line.order_id = sent.order_id
    where sent.order_id = ${id} and sent.buyer_id = ${buyerId} and sent.store = ${store} order by line.line_number`);
  const [first] = rows;
  return first === undefined ? null : {
    activity: { aac: first.activity, name: first.activity_name }, sentAt: first.sent_at,
    lines: rows.map(({ documentNumber, stockNumber, name, quantity, unitOfIssue, cents }) => ({ documentNumber, stockNumber, name, quantity, unitOfIssue, price: cents === null ? null : usd(cents) })),
  };
}
