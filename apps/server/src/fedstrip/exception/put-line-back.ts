import { hasException, isBlankLine, mostEntryLines, type ExceptionData } from '@quartermaster/contracts/requisition';
import { withTransaction } from '@quartermaster/database';
import { uuidIn } from '../../runtime/index.ts';
import { redirect, type RequestContext } from '../../wire/index.ts';
import { ownerIn } from '../caller.ts';
import { holdEntry, type KeptEntry } from '../entry/kept-entry.ts';
import { linesWithKeys, presentLines, writeLines } from '../entry/kept-lines.ts';
import { goneLinePage } from './exception-page.ts';
import { writeException } from './kept-exception.ts';

/** Puts a line back that another window has removed, with the exception data that were typed of it here, behind the others; once, however often it is pressed. */
export async function putLineBack(context: RequestContext, entry: KeptEntry, key: string, exception: ExceptionData) {
  const id = uuidIn(key);
  const outcome = id === null ? 'gone' : await withTransaction(context.database, async (connection) => {
    const held = await holdEntry(connection, ownerIn(context));
    const line = held === null ? undefined : (await linesWithKeys(connection, held.entryId, [id])).get(id);
    if (held === null || line === undefined || isBlankLine(line.typed)) return 'gone';
    if (!line.isRemoved) return 'there';
    const present = await presentLines(connection, held.entryId);
    if (present.length >= mostEntryLines) return 'full';
    const now = context.clock.now();
    await writeLines(connection, held.entryId, [{ key: id, revision: line.revision + 1, isRemoved: false, place: Math.max(0, ...present.map(({ place }) => place)) + 1, typed: line.typed }], now);
    await writeException(connection, { entryId: held.entryId, key: id }, hasException(exception) ? exception : null, now);
    return 'there';
  });
  if (outcome === 'there') return redirect('/fedstrip/fedstrip_init');
  return goneLinePage(context, entry, key, exception, outcome === 'full' ? `An entry holds at most ${mostEntryLines} lines. Send or remove some in another window first.` : null);
}
