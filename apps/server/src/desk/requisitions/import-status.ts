import { mostStatusLines, type DeskAnswer, type DeskRequest } from '@quartermaster/contracts-desk';
import { sql, type Connection } from '@quartermaster/database';
import { eventWords, importStatusLine, recordLines } from '../../requisitions/index.ts';
import { requestInvalid } from '../../wire/index.ts';
import type { Changed, DeskContext } from '../wire/implement-desk.ts';
import { readRequisitionRow } from './requisition-queries.ts';

type Answer = DeskAnswer<'/requisitions/import-status'>;

/** Changes that an answer names; the requisitions themselves have all of them. */
const mostShown = 200;

/**
 * Records a status file, or says what it would change: the lines are recorded in either case, by the same code, and what was not confirmed is undone. What is understood is
 * recorded, or nothing is, where the server fails on the way.
 */
export async function importStatus({ fileName, text, isConfirmed }: Required<DeskRequest<'/requisitions/import-status'>>, connection: Connection, { operator, now }: DeskContext): Promise<Changed<Answer>> {
  const lines = recordLines(text);
  if (lines.length > mostStatusLines) throw requestInvalid([{ field: 'text', message: `The file has ${lines.length.toLocaleString('en-US')} lines, and at most ${mostStatusLines.toLocaleString('en-US')} are taken here. Use npm run requisitions -- import-status on the server for it.` }]);
  await connection.query(sql`savepoint looked_through`);
  const answer = await recorded(connection, lines, operator.login, now);
  if (!isConfirmed) {
    await connection.query(sql`rollback to savepoint looked_through`);
    return { answer, change: null };
  }
  const { recorded: count, repeated, rejected } = answer;
  return { answer, change: { action: 'requisitions.status-imported', subject: fileName, details: { recorded: count, repeated, rejected } } };
}

async function recorded(connection: Connection, lines: readonly (readonly [line: number, record: string])[], actor: string, now: Date): Promise<Answer> {
  const answer: Answer = { recorded: 0, repeated: 0, rejected: 0, changes: [], rejects: [] };
  for (const [line, record] of lines) {
    const before = await statusBefore(connection, record);
    const result = await importStatusLine(connection, record, actor, now);
    if (result.kind === 'rejected') answer.rejects.push({ line, reasons: [...result.reasons], record });
    else if (result.kind === 'repeated') answer.repeated += 1;
    else {
      answer.recorded += 1;
      if (answer.changes.length < mostShown) answer.changes.push({ line, documentNumber: result.documentNumber, words: eventWords(result.event), before: before ?? result.status, after: result.status });
    }
  }
  return { ...answer, rejected: answer.rejects.length };
}

/** The status of the requisition that a line is about; its document number is in the columns 30 to 43. */
const statusBefore = async (connection: Connection, record: string) => (await readRequisitionRow(connection, record.slice(29, 43)))?.status ?? null;
