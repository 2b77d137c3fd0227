import { isDeepStrictEqual } from 'node:util';
import type { RequestOf } from '@quartermaster/contracts';
import { checkLine, hasException, noException, type ExceptionData } from '@quartermaster/contracts/requisition';
import { withTransaction } from '@quartermaster/database';
import type { RequestContext } from '../../wire/index.ts';
import { ownerIn } from '../caller.ts';
import { holdEntry, type KeptEntry } from '../entry/kept-entry.ts';
import { linesWithKeys } from '../entry/kept-lines.ts';
import { askingIn, lineSurroundings } from '../verify/check-entry.ts';
import { exceptionPage, goneLinePage, lineWithKey } from './exception-page.ts';
import { writeException } from './kept-exception.ts';
import { putLineBack } from './put-line-back.ts';

const fields = ['remarks', 'furtherAdviceCodes', 'exportOption'];

/**
 * Keeps the exception data of a line where they break no rule. What another window has kept meanwhile is shown beside what is typed, and is overwritten when
 * it is sent again. Of a line that is gone, what is typed stays on the page.
 */
export async function saveException(context: RequestContext, entry: KeptEntry, { line: key, revision, putBack, ...given }: RequestOf<'/fedstrip/fedstrip_exceptionEntry_save'>) {
  const typed: ExceptionData = { remarks: given.remarks.replaceAll(/\r\n?/g, '\n').trim(), furtherAdviceCodes: given.furtherAdviceCodes.trim().toUpperCase(), exportOption: (given.exportOption ?? '').trim() };
  const found = await lineWithKey(context, entry, key);
  if (found === null) return putBack === true ? putLineBack(context, entry, key, typed) : goneLinePage(context, entry, key, typed);
  const { surroundings, settings } = await lineSurroundings(askingIn(context), context.database, entry);
  const errors = checkLine(found.line.typed, { ...surroundings, unitOfItem: null, exception: typed }, settings).flatMap(({ field, message }) => (field !== null && fields.includes(field) ? [{ field, message }] : []));
  if (errors.length > 0) return exceptionPage(context, entry, found, { values: typed, errors });
  const elsewhere = await withTransaction(context.database, async (connection): Promise<ExceptionData | null> => {
    const held = await holdEntry(connection, ownerIn(context));
    const line = held === null ? undefined : (await linesWithKeys(connection, held.entryId, [key])).get(key);
    if (held === null || line === undefined) return null;
    const before = line.exception ?? noException;
    if (isDeepStrictEqual({ ...before }, typed)) return null;
    if (line.exceptionRevision !== revision) return before;
    await writeException(connection, { entryId: held.entryId, key }, hasException(typed) ? typed : null, context.clock.now());
    return null;
  });
  const after = await lineWithKey(context, entry, key);
  if (after === null) return goneLinePage(context, entry, key, typed);
  return exceptionPage(context, entry, after, elsewhere === null ? { isSaved: true } : { values: typed, elsewhere });
}
