import { pageSize, type ListedRequisition } from '@quartermaster/contracts-desk';
import { readRequisition } from '@quartermaster/contracts/requisition';
import { sql } from '@quartermaster/database';
import type { ExceptionDocument } from '@quartermaster/deployment';
import type { Queries } from '../../runtime/index.ts';
import { firstRow } from '../wire/pages.ts';

interface RequisitionRow {
  document_number: string;
  status: ListedRequisition['status'];
  record: string;
  approver: string;
  entered_at: Date;
  entered_by: string;
}

/** Requisitions, the newest first. @param filter `q`: a part of the document number, or of the columns with the item */
export async function listRequisitions(queries: Queries, { q, state, page }: { readonly q: string; readonly state: string; readonly page: number }): Promise<readonly (ListedRequisition & { readonly total: number })[]> {
  const words = q.toUpperCase().replaceAll('-', '');
  const { rows } = await queries.query<RequisitionRow & { total: number }>(sql`
    select document_number, status, record, approver, entered_at, entered_by, (count(*) over ())::int as total from marketplace.requisition
    where (${state} = 'all' or status = ${state}) and (${words} = '' or position(${words} in document_number) > 0 or position(${words} in substr(record, 8, 15)) > 0)
    order by entered_at desc, document_number limit ${pageSize} offset ${firstRow(page)}`);
  return rows.map((row) => ({ ...listedRequisition(row), total: row.total }));
}

/** One requisition as it is kept; null where there is none. */
export async function readRequisitionRow(queries: Queries, documentNumber: string): Promise<(ListedRequisition & Pick<RequisitionRow, 'record' | 'approver'>) | null> {
  const { rows: [row] } = await queries.query<RequisitionRow>(sql`select document_number, status, record, approver, entered_at, entered_by from marketplace.requisition where document_number = ${documentNumber}`);
  return row === undefined ? null : { ...listedRequisition(row), record: row.record, approver: row.approver };
}

function listedRequisition({ document_number: documentNumber, status, record, entered_at: enteredAt, entered_by: enteredBy }: RequisitionRow): ListedRequisition {
  const read = readRequisition(record);
  if ('problems' in read) throw new Error(`The requisition ${documentNumber} cannot be read.`);
  const { stockNumber, quantity, unitOfIssue } = read.values;
  return { documentNumber, status, enteredAt: enteredAt.toISOString(), enteredBy, stockNumber, quantity, unitOfIssue };
}

/** Documents that are in no file yet. */
export async function countWaiting(queries: Queries): Promise<number> {
  const { rows } = await queries.query<{ count: number }>(sql`select count(*)::int as count from marketplace.requisition_document where batch is null`);
  return rows[0]?.count ?? 0;
}

/** SQL that is true of a document that is a requisition with exception data: follow-ups and requests to cancel carry none. */
const hasExceptions = sql`sent.record = requisition.record and (requisition.remarks <> '' or requisition.export_option <> '' or cardinality(requisition.further_advice_codes) > 0)`;

/** The files of documents, the newest first. */
export async function listFiles(queries: Queries, page: number): Promise<readonly { readonly batch: number; readonly documents: number; readonly exceptions: number; readonly madeAt: Date; readonly sentAt: Date | null; readonly total: number }[]> {
  const { rows } = await queries.query<{ batch: number; documents: number; exceptions: number; madeAt: Date; sentAt: Date | null; total: number }>(sql`
    select file.batch, count(*)::int as documents, (count(*) filter (where ${hasExceptions}))::int as exceptions, file.made_at as "madeAt", file.sent_at as "sentAt", (count(*) over ())::int as total
    from marketplace.requisition_batch file join marketplace.requisition_document sent on sent.batch = file.batch join marketplace.requisition using (document_number) group by file.batch order by file.batch desc limit ${pageSize} offset ${firstRow(page)}`);
  return rows;
}

/** The records of a file, in their order. */
export async function recordsOfFile(queries: Queries, batch: number): Promise<readonly string[]> {
  const { rows } = await queries.query<{ record: string }>(sql`select record from marketplace.requisition_document where batch = ${batch} order by document_id`);
  return rows.map(({ record }) => record);
}

/** The exception data of a file, in the order of its records. */
export async function exceptionsOfFile(queries: Queries, batch: number): Promise<readonly ExceptionDocument[]> {
  const { rows } = await queries.query<{ documentNumber: string; furtherAdviceCodes: string[]; remarks: string; exportOption: string }>(sql`
    select document_number as "documentNumber", requisition.further_advice_codes as "furtherAdviceCodes", requisition.remarks, requisition.export_option as "exportOption"
    from marketplace.requisition_document sent join marketplace.requisition using (document_number) where sent.batch = ${batch} and ${hasExceptions} order by sent.document_id`);
  return rows.map(({ exportOption, ...row }) => ({ ...row, ...(exportOption !== '' && { exportOption }) }));
}
