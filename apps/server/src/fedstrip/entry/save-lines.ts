import type { RequestOf } from '@quartermaster/contracts';
import { hasException, mostEntryLines } from '@quartermaster/contracts/requisition';
import { withTransaction, type Pool } from '@quartermaster/database';
import { problem, requestInvalid } from '../../wire/index.ts';
import type { EntryOwner } from '../caller.ts';
import { writeException } from '../exception/kept-exception.ts';
import { holdEntry } from './kept-entry.ts';
import { countLines, forgetRemoved, linesWithKeys, writeLines } from './kept-lines.ts';
import { mergeLines, type LineChange } from './merge-lines.ts';

type Given = Pick<RequestOf<'/fedstrip/fedstrip_ItemDispatchEntry'>, 'lines' | 'removed'>;

/**
 * Keeps what a window has changed, but for lines that another window has changed meanwhile.
 *
 * @returns the keys of those; null: nothing is begun
 * @throws Problem where there are more lines than an entry holds, and where one is sent twice
 */
export const saveLines = (database: Pool, owner: EntryOwner, given: Given, now: Date): Promise<readonly string[] | null> =>
  withTransaction(database, async (connection) => {
    const entry = await holdEntry(connection, owner);
    if (entry === null) return null;
    const changes = changesOf(given);
    if (new Set(changes.map(({ key }) => key)).size < changes.length) throw sentTwice();
    const { changed, conflicts } = mergeLines(await linesWithKeys(connection, entry.entryId, changes.map(({ key }) => key)), changes);
    if (changed.length > 0) await writeLines(connection, entry.entryId, changed, now);
    const written = new Set(changed.map(({ key }) => key));
    for (const { key, revision, next } of changes) {
      if (revision === 0 && next?.exception !== undefined && written.has(key)) await writeException(connection, { entryId: entry.entryId, key }, hasException(next.exception) ? next.exception : null, now);
    }
    if (changed.some(({ isRemoved }) => isRemoved)) await forgetRemoved(connection, entry.entryId);
    if (changed.length > 0 && (await countLines(connection, entry.entryId)) > mostEntryLines) throw tooMany();
    return conflicts;
  });

const changesOf = ({ lines, removed }: Given): LineChange[] => [
  ...lines.map(({ key, revision, place, exception, ...typed }) => ({ key, revision, next: { place, typed, exception: exception && { ...exception, exportOption: exception.exportOption ?? '' } } })),
  ...removed.map(({ key, revision }) => ({ key, revision, next: null })),
];

const sentTwice = () => requestInvalid([{ field: 'lines', message: 'A line was sent twice. Send each line once, with what is to be kept of it.' }]);

const tooMany = () => problem({ status: 409, code: 'TOO_MANY_LINES', title: 'Too Many Lines', message: `An entry holds at most ${mostEntryLines} lines. Send those that are there, and go on then.` });
