import { documentNumber, requisitionRecord, type Requisition, type RequisitionColumns } from '@quartermaster/contracts/requisition';
import { sql, type Connection } from '@quartermaster/database';
import { faultPoint } from '../../faults/index.ts';
import { nextSerial } from './next-serial.ts';

/** A requisition that breaks no rule. */
export interface CheckedRequisition {
  readonly columns: RequisitionColumns;
  /** Exception data, which go out beside the record. */
  readonly beside?: Pick<Requisition, 'remarks' | 'furtherAdviceCodes' | 'exportOption'>;
  /** Whether it is to be given a serial number; otherwise it has one. */
  readonly needsSerial: boolean;
}

export interface EnteredBy {
  /** Who approved it, where its priority needs someone; empty: no one is named. */
  readonly approver: string;
  readonly enteredBy: string;
  readonly now: Date;
}

/** Keeps a requisition, which then waits for the next export. @returns its document number, or the reasons why there is none for it */
export async function keepRequisition(connection: Connection, { columns, beside = nothingBeside, needsSerial }: CheckedRequisition, by: EnteredBy): Promise<string | readonly string[]> {
  for (;;) {
    const serial = needsSerial ? await nextSerial(connection, columns.activity, columns.ordinalDate) : columns.serial;
    if (serial === null) return [`R09: All serial numbers from 0001 to 9999 of ${columns.activity} for ${columns.ordinalDate} are used. Enter it tomorrow, or give one with a letter in front that your agency has set aside.`];
    const number = await insert(connection, { ...columns, serial }, beside, by);
    await faultPoint('requisition.kept');
    if (number !== null) return number;
    // Another process has just used it.
    if (!needsSerial) return [`R09: ${documentNumber(columns)} is the number of another requisition. Give a serial number that was not used that day, or none.`];
  }
}

const nothingBeside = { remarks: '', furtherAdviceCodes: [], exportOption: '' };

async function insert(connection: Connection, columns: RequisitionColumns, { remarks, furtherAdviceCodes, exportOption }: NonNullable<CheckedRequisition['beside']>, { approver, enteredBy, now }: EnteredBy): Promise<string | null> {
  const written = requisitionRecord(columns);
  if ('problems' in written) throw new Error(`A requisition that breaks no rule cannot be written: ${written.problems[0]?.message}`);
  const { rows } = await connection.query<{ document_number: string }>(sql`
    with requisition as (
      insert into marketplace.requisition (document_number, record, approver, status, entered_at, entered_by, remarks, further_advice_codes, export_option)
      values (${documentNumber(columns)}, ${written.record}, ${approver}, 'Entered', ${now}, ${enteredBy}, ${remarks}, ${[...furtherAdviceCodes]}::text[], ${exportOption})
      on conflict (document_number) do nothing returning document_number, record)
    insert into marketplace.requisition_document (document_number, record) select document_number, record from requisition returning document_number`);
  return rows[0]?.document_number ?? null;
}
