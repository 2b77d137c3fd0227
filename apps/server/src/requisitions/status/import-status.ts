import { documentNumber, readDocument } from '@quartermaster/contracts/requisition';
import { withTransaction, type Pool } from '@quartermaster/database';
import { washingtonDay } from '../../runtime/index.ts';
import { recordLines, type LineReject } from '../entry/line-reject.ts';
import { recordEvent } from '../events/record-event.ts';
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
    const result = await importLine(database, record, actor, now);
    if (typeof result !== 'string') rejects.push({ line, reasons: result, record });
    else if (result === 'recorded') recorded += 1;
    else repeated += 1;
  }
  return { recorded, repeated, rejects };
}

async function importLine(database: Pool, line: string, actor: string, now: Date): Promise<'recorded' | 'repeated' | readonly string[]> {
  const read = readDocument(line);
  if ('problems' in read) return read.problems.map(({ message }) => message);
  const event = eventOfDocument(read.document, washingtonDay(now));
  if ('reason' in event) return [event.reason];
  const recording = await withTransaction(database, (connection) =>
    recordEvent(connection, { documentNumber: documentNumber(read.document.columns), eventKey: `document ${read.record}`, event, actor, now }));
  return recording.kind === 'refused' ? [recording.message] : recording.kind;
}
