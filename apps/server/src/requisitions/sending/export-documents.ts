import { readDocument } from '@quartermaster/contracts/requisition';
import { sql, withTransaction, type Connection, type Pool } from '@quartermaster/database';
import type { ExceptionDocument, RequisitionTransport } from '@quartermaster/deployment';
import { faultPoint } from '../../faults/index.ts';
import { recordEvent } from '../events/record-event.ts';

interface DocumentRow {
  document_number: string;
  record: string;
  remarks: string;
  further_advice_codes: string[];
  export_option: string;
}

export interface Sent {
  /** Where the transport has put it. */
  readonly where: string;
  readonly documents: number;
}

/**
 * Sends all documents that wait, in one file, and before it each file that an earlier process did not finish. What is in a file is settled before it is written,
 * so that after a kill the same file is written under the same name: no document is lost, and none is in two files.
 */
export async function exportDocuments(database: Pool, transport: RequisitionTransport, actor: string, now: Date): Promise<readonly Sent[]> {
  await database.query(sql`
    with made as (
      insert into marketplace.requisition_batch (made_at)
      select ${now}::timestamptz where exists (select from marketplace.requisition_document where batch is null) returning batch)
    update marketplace.requisition_document waiting set batch = made.batch from made where waiting.batch is null`);
  const { rows: unsent } = await database.query<{ batch: number }>(sql`select batch from marketplace.requisition_batch where sent_at is null order by batch`);
  await faultPoint('requisition.settled');
  const sent: Sent[] = [];
  for (const { batch } of unsent) {
    const one = await withTransaction(database, (connection) => sendBatch(connection, batch, { transport, actor, now }));
    if (one !== null) sent.push(one);
  }
  return sent;
}

/** The row of the batch is held while its file is written: another process waits, and then finds it sent. */
async function sendBatch(connection: Connection, batch: number, { transport, actor, now }: { transport: RequisitionTransport; actor: string; now: Date }): Promise<Sent | null> {
  const { rows: held } = await connection.query(sql`select from marketplace.requisition_batch where batch = ${batch} and sent_at is null for update`);
  if (held.length === 0) return null;
  const { rows: documents } = await connection.query<DocumentRow>(sql`
    select sent.document_number, sent.record, requisition.remarks, requisition.further_advice_codes, requisition.export_option
    from marketplace.requisition_document sent join marketplace.requisition on requisition.document_number = sent.document_number where sent.batch = ${batch} order by sent.document_id`);
  const file = fileName(batch);
  const where = documents.length === 0 ? null : await transport.send(file, documents.map(({ record }) => record), documents.filter(isRequisition).flatMap(exceptionOf));
  await faultPoint('requisition.written');
  for (const { document_number: documentNumber } of documents.filter(isRequisition)) {
    const recording = await recordEvent(connection, { documentNumber, eventKey: `batch ${batch}`, event: { kind: 'sent', file }, actor, now });
    if (recording.kind === 'refused') throw new Error(`${file} holds a requisition that is not to be sent. ${recording.message}`);
  }
  await connection.query(sql`update marketplace.requisition_batch set sent_at = ${now} where batch = ${batch}`);
  return where === null ? null : { where, documents: documents.length };
}

const fileName = (batch: number): string => `requisitions-${String(batch).padStart(6, '0')}.txt`;

const exceptionOf = ({ document_number: documentNumber, remarks, further_advice_codes: furtherAdviceCodes, export_option: exportOption }: DocumentRow): ExceptionDocument[] =>
  (remarks === '' && furtherAdviceCodes.length === 0 && exportOption === '' ? [] : [{ documentNumber, furtherAdviceCodes, remarks, ...(exportOption !== '' && { exportOption }) }]);

const isRequisition = ({ record }: DocumentRow): boolean => {
  const read = readDocument(record);
  return 'document' in read && read.document.kind === 'requisition';
};
