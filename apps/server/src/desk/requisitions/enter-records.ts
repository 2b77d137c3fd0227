import { mostRecordLines, type DeskAnswer, type DeskRequest } from '@quartermaster/contracts-desk';
import { readRequisition } from '@quartermaster/contracts/requisition';
import { sql, type Connection } from '@quartermaster/database';
import { enteredBefore, enterInTransaction, readExceptions, recordLines, RequisitionError } from '../../requisitions/index.ts';
import { requestInvalid } from '../../wire/index.ts';
import type { Changed, DeskContext } from '../wire/implement-desk.ts';

type Answer = DeskAnswer<'/requisitions/enter'>;
type Given = DeskRequest<'/requisitions/enter'>;

/** Requisitions that an answer names; their list has all of them. */
const mostShown = 200;

/**
 * Enters the requisitions of a file of records, or says which would be entered: they are entered in either case, by the same code, and what was not confirmed is undone. A file
 * that was entered before is entered once more where that is meant alone.
 */
export async function enterRecords(given: Required<Omit<Given, 'exceptions'>> & Pick<Given, 'exceptions'>, connection: Connection, { operator, now }: DeskContext): Promise<Changed<Answer>> {
  const { fileName, text, approver, isMeantAgain, isConfirmed } = given;
  const lines = recordLines(text);
  if (lines.length > mostRecordLines) throw requestInvalid([{ field: 'text', message: `The file has ${lines.length.toLocaleString('en-US')} lines, and at most ${mostRecordLines.toLocaleString('en-US')} are taken here. Use npm run requisitions -- enter on the server for it.` }]);
  const exceptions = exceptionsIn(given.exceptions, new Set(lines.map(([line]) => line)));
  const before = await enteredBefore(connection, { text, exceptions });
  if (isConfirmed && before !== null && !isMeantAgain) throw requestInvalid([{ field: 'isMeantAgain', message: 'A file with the same text was entered before. Say that you mean it once more, or choose another file.' }]);
  await connection.query(sql`savepoint looked_through`);
  // Another press may have entered the same file since it was looked for.
  const entered = await enterInTransaction(connection, { text, approver, enteredBy: operator.login, exceptions, isMeantAgain: isMeantAgain || !isConfirmed }, now).catch((error: unknown) => refusable('text', () => { throw error; }));
  const records = new Map(lines);
  const answer: Answer = {
    entered: entered.numbers.length, rejected: entered.rejects.length, enteredBefore: before?.toISOString() ?? null,
    requisitions: entered.numbers.slice(0, mostShown).flatMap((documentNumber, nth) => {
      const line = entered.lines[nth] ?? 0;
      const read = readRequisition(records.get(line) ?? '');
      return 'values' in read ? [{ line, documentNumber, documentIdentifier: read.values.documentIdentifier, stockNumber: read.values.stockNumber, quantity: read.values.quantity, unitOfIssue: read.values.unitOfIssue }] : [];
    }),
    rejects: entered.rejects.map(({ line, reasons, record }) => ({ line, reasons: [...reasons], record })),
  };
  if (!isConfirmed) {
    await connection.query(sql`rollback to savepoint looked_through`);
    return { answer, change: null };
  }
  return { answer, change: { action: 'requisitions.entered', subject: fileName, details: { entered: answer.entered, rejected: answer.rejected, approver } } };
}

/** @throws RequestInvalid for exception data that are none, or that are of a line that there is not */
function exceptionsIn(text: string | undefined, lines: ReadonlySet<number>): ReturnType<typeof readExceptions> {
  const exceptions = refusable('exceptions', () => readExceptions(text ?? ''));
  const [unknown] = [...exceptions.keys()].filter((line) => !lines.has(line));
  if (unknown !== undefined) throw requestInvalid([{ field: 'exceptions', message: `The exception data name line ${unknown}, and the file has no such line. Nothing was changed.` }]);
  return exceptions;
}

/** @throws RequestInvalid with what the work is refused for, at a field */
function refusable<Result>(field: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof RequisitionError) throw requestInvalid([{ field, message: error.message }]);
    throw error;
  }
}
