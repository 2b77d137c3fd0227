import { documentNumber, readDocument } from '@quartermaster/contracts/requisition';
import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { washingtonDay } from '../../runtime/index.ts';
import { recordLines, type LineReject } from '../entry/line-reject.ts';
import { recordEvent } from '../events/record-event.ts';
import type { RequisitionEvent } from '../state/event.ts';
import type { RequisitionStatus } from '../state/state.ts';
import { eventOfDocument } from './event-of-document.ts';

export interface ImportedStatus {
  readonly recorded: number;
  /** Documents that had been imported before, and changed nothing. */
  readonly repeated: number;
  readonly rejects: readonly LineReject[];
}

/**
 * Records the status documents of a file, each in a transaction of its own: a process that dies is run again with the whole file. A document is known by its 80
 * columns, so that one that comes twice changes nothing.
 */
export async function importStatus(database: Pool, text: string, actor: string, now: Date): Promise<ImportedStatus> {
  let [recorded, repeated] = [0, 0];
  const rejects: LineReject[] = [];
  for (const [line, record] of recordLines(text)) {
    const result = await withTransaction(database, (connection) => importStatusLine(connection, record, actor, now));
    if (result.kind === 'rejected') rejects.push({ line, reasons: result.reasons, record });
    else if (result.kind === 'recorded') recorded += 1;
    else repeated += 1;
  }
  return { recorded, repeated, rejects };
}

/** What became of a line: it was recorded, or had been before, with the status from then on; or why it was left out. */
export type ImportedLine = { readonly kind: 'recorded' | 'repeated'; readonly documentNumber: string; readonly event: RequisitionEvent; readonly status: RequisitionStatus } | { readonly kind: 'rejected'; readonly reasons: readonly string[] };

/** Records one line of a status file in the caller's transaction. */
export async function importStatusLine(connection: Connection, line: string, actor: string, now: Date): Promise<ImportedLine> {
  const read = readDocument(line);
  if ('problems' in read) return { kind: 'rejected', reasons: read.problems.map(({ message }) => message) };
  const event = eventOfDocument(read.document, washingtonDay(now));
  if ('reason' in event) return { kind: 'rejected', reasons: [event.reason] };
  const number = documentNumber(read.document.columns);
  const recording = await recordEvent(connection, { documentNumber: number, eventKey: `document ${read.record}`, event, actor, now });
  return recording.kind === 'refused' ? { kind: 'rejected', reasons: [recording.message] } : { kind: recording.kind, documentNumber: number, event, status: recording.status };
}
