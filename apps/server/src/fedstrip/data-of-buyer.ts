import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';
import { endRequest } from './funds/kept-request.ts';

/** The requisitions of a buyer, in all stores: what they have typed and not sent, and what they have sent. */
export async function requisitionsOf(queries: Queries, buyerId: string): Promise<object> {
  const { rows: unsent } = await queries.query<{ entry: object }>(sql`
    select jsonb_build_object('store', store, 'activity', activity, 'constantData', constants,
      'lines', (select coalesce(jsonb_agg(typed || jsonb_build_object('exceptionData', exception) order by place, line_key), '[]') from marketplace.fedstrip_line line where line.entry_id = entry.entry_id and not is_removed)) as entry
    from marketplace.fedstrip_entry entry where buyer_id = ${buyerId} order by store`);
  const { rows: sent } = await queries.query<{ requisition: object }>(sql`
    select jsonb_build_object('store', sent.store, 'documentNumber', line.document_number, 'sentAt', sent.sent_at, 'stockNumber', line.stock_number, 'name', line.name, 'quantity', line.quantity,
      'unitOfIssue', line.unit_of_issue, 'status', requisition.status, 'remarks', requisition.remarks, 'furtherAdviceCodes', to_jsonb(requisition.further_advice_codes), 'exportOption', requisition.export_option) as requisition
    from marketplace.fedstrip_order sent join marketplace.fedstrip_requisition line on line.order_id = sent.order_id join marketplace.requisition on requisition.document_number = line.document_number
    where sent.buyer_id = ${buyerId} order by sent.sent_at, sent.order_id, line.line_number`);
  const { rows: asked } = await queries.query<{ request: object }>(sql`
    select jsonb_build_object('store', store, 'activity', activity, 'constantData', constants, 'lines', lines, 'for', code, 'appropriation', appropriation, 'note', note, 'amount', round(amount / 100.0, 2), 'askedAt', asked_at,
      'state', status, 'reason', reason) as request
    from marketplace.fedstrip_request where buyer_id = ${buyerId} order by asked_at, request_id`);
  return { toAuthorize: asked.map(({ request }) => request), notSent: unsent.map(({ entry }) => entry), sent: sent.map(({ requisition }) => requisition) };
}

/** Removes what a buyer has typed and not sent, and takes away what waits for an approver. What was sent, and what was asked of approvers, stays: it is a record of the government. */
export async function forgetEntriesOf(queries: Connection, buyerId: string, { operator, now }: { readonly operator: string; readonly now: Date }): Promise<void> {
  const { rows } = await queries.query<{ id: string }>(sql`select request_id::text as id from marketplace.fedstrip_request where buyer_id = ${buyerId} and status = 'waiting' for no key update`);
  for (const { id } of rows) await endRequest(queries, id, { status: 'withdrawn', by: operator, now });
  await queries.query(sql`delete from marketplace.fedstrip_entry where buyer_id = ${buyerId}`);
}
