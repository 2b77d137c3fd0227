import { usd, type Money } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import type { RequisitionStatus } from '../../requisitions/index.ts';
import type { Queries } from '../../runtime/index.ts';
import type { EntryOwner } from '../caller.ts';

/** A requisition that a buyer has sent, for lists. */
export interface OwnRequisition {
  readonly documentNumber: string;
  readonly status: RequisitionStatus;
  readonly sentAt: Date;
  readonly stockNumber: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitOfIssue: string;
}

const columns = sql`line.document_number as "documentNumber", requisition.status, sent.sent_at as "sentAt", line.stock_number as "stockNumber", line.name, line.quantity, line.unit_of_issue as "unitOfIssue"`;
const joined = sql`marketplace.fedstrip_order sent join marketplace.fedstrip_requisition line on line.order_id = sent.order_id join marketplace.requisition on requisition.document_number = line.document_number`;

/** The requisitions of a buyer in a store, newest first. */
export async function readOwnRequisitions(queries: Queries, { buyerId, store }: EntryOwner, { page, pageSize }: { readonly page: number; readonly pageSize: number }): Promise<{ readonly rows: readonly OwnRequisition[]; readonly total: number }> {
  const { rows } = await queries.query<OwnRequisition>(sql`
    select ${columns} from ${joined} where sent.buyer_id = ${buyerId} and sent.store = ${store} order by sent.sent_at desc, sent.order_id, line.line_number limit ${pageSize} offset ${(page - 1) * pageSize}`);
  const { rows: counted } = await queries.query<{ count: number }>(sql`select count(*)::int as count from ${joined} where sent.buyer_id = ${buyerId} and sent.store = ${store}`);
  return { rows, total: counted[0]?.count ?? 0 };
}

export interface OwnDetail extends OwnRequisition {
  readonly record: string;
  readonly approver: string;
  readonly remarks: string;
  readonly furtherAdviceCodes: readonly string[];
  readonly exportOption: string;
  readonly price: Money | null;
}

/** One of them; null where the buyer has sent none of this number in the store. */
export async function readOwnRequisition(queries: Queries, { buyerId, store }: EntryOwner, documentNumber: string): Promise<OwnDetail | null> {
  const { rows } = await queries.query<Omit<OwnDetail, 'price'> & { readonly cents: number | null }>(sql`
    select ${columns}, requisition.record, requisition.approver, requisition.remarks, requisition.further_advice_codes as "furtherAdviceCodes", requisition.export_option as "exportOption", line.price as cents from ${joined}
    where sent.buyer_id = ${buyerId} and sent.store = ${store} and line.document_number = ${documentNumber}`);
  const [row] = rows;
  if (row === undefined) return null;
  const { cents, ...requisition } = row;
  return { ...requisition, price: cents === null ? null : usd(cents) };
}
