import { isDeepStrictEqual } from 'node:util';
import { isBlankLine, mostEntryLines, type ConstantData, type EntryLine, type ExceptionData } from '@quartermaster/contracts/requisition';
import type { Connection } from '@quartermaster/database';
import type { EntryOwner } from '../caller.ts';
import { holdEntry, keepActivity, keepConstants } from '../entry/kept-entry.ts';
import { linesWithKeys, presentLines, writeLines } from '../entry/kept-lines.ts';
import { writeException } from '../exception/kept-exception.ts';

/** Requisitions that were taken out of an entry. */
export interface TakenOut {
  readonly activity: string;
  readonly constants: ConstantData;
  readonly lines: readonly { readonly key: string; readonly typed: EntryLine; readonly exception: ExceptionData | null }[];
}

/**
 * Puts lines back into the entry of a buyer, behind those that are there; a line that is there already is not put there again. Activity and constant data come with them: where lines are there under other
 * ones, nothing is put back, since either would be billed in another way than it was typed.
 *
 * @param tools `entryId`: of the entry where none is begun
 * @returns why nothing was put back; null: they are there
 */
export async function putBack(connection: Connection, owner: EntryOwner, { activity, constants, lines }: TakenOut, { entryId, now }: { readonly entryId: string; readonly now: Date }): Promise<string | null> {
  const before = await holdEntry(connection, owner);
  if (before === null) await keepActivity(connection, owner, { entryId, activity, constants, now });
  const entry = before ?? (await holdEntry(connection, owner));
  if (entry === null) throw new Error('An entry that was begun a moment ago is gone.');
  const present = await presentLines(connection, entry.entryId);
  const filled = present.filter(({ typed }) => !isBlankLine(typed));
  if (filled.length > 0 && entry.activity !== activity) return `Your lines are of ${entry.activity}, and these of ${activity}. Send, park or remove those first.`;
  if (filled.length > 0 && !isDeepStrictEqual({ ...entry.constants }, { ...constants })) return 'Your lines have other constant data than these, for example another fund. Send, park or remove those first.';
  const missing = lines.filter(({ key }) => !filled.some((line) => line.key === key));
  if (filled.length + missing.length > mostEntryLines) return `An entry holds at most ${mostEntryLines} lines. Send those that are there first.`;
  if (filled.length === 0) {
    await keepActivity(connection, owner, { entryId: entry.entryId, activity, constants, now });
    await keepConstants(connection, owner, constants, now);
  }
  const last = Math.max(0, ...present.map(({ place }) => place));
  const removed = await linesWithKeys(connection, entry.entryId, missing.map(({ key }) => key));
  await writeLines(connection, entry.entryId, missing.map(({ key, typed }, at) => ({ key, typed, place: last + at + 1, revision: (removed.get(key)?.revision ?? 0) + 1, isRemoved: false })), now);
  // A line that was removed may have exception data of its own still.
  for (const { key, exception } of missing) if (exception !== null || (removed.get(key)?.exception ?? null) !== null) await writeException(connection, { entryId: entry.entryId, key }, exception, now);
  return null;
}
