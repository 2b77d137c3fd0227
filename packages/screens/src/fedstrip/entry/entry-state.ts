import type { FedstripEntry } from '@quartermaster/contracts';
import type { EntryLine } from '@quartermaster/contracts/requisition';
import { changeOf, isSame, isUnsaved, withAnswer, withBlanks, type EntryRow } from './entry-rows.ts';

/** A line that was removed here, until the server knows it. */
interface RemovedRow {
  readonly key: string;
  /** The last one of the server that this page knows; 0: it was sent, and no answer has come. */
  readonly revision: number;
}

/** The lines of a page, and what it has sent of them. */
export interface EntryState {
  readonly rows: readonly EntryRow[];
  readonly removed: readonly RemovedRow[];
  /** What was sent of a line since the last answer that told of it, by its key: the server may have it, or not. */
  readonly sent: ReadonlyMap<string, readonly EntryLine[]>;
  /** The last one of the server that this page knows. */
  readonly version: number;
}

/** What is sent at once. */
export interface EntrySave {
  readonly rows: readonly EntryRow[];
  readonly removed: readonly RemovedRow[];
}

/** Whether the server may have of a line what is not typed any more: that was sent, and its answer has not come or is lost. */
const isUncertain = ({ sent }: Pick<EntryState, 'sent'>, { key, typed, theirs }: EntryRow): boolean => theirs === undefined && sent.get(key)?.some((line) => !isSame(line, typed)) === true;

/** What the server does not have, or may have otherwise; null: it has all. */
export function unsavedOf(state: EntryState): EntrySave | null {
  const { rows, removed } = state;
  const unsaved = rows.filter((row) => isUnsaved(row) || isUncertain(state, row));
  return unsaved.length === 0 && removed.length === 0 ? null : { rows: unsaved, removed };
}

/** The rows that a draft of the page holds: those that the server does not have, or may have otherwise, and those of two versions that wait for a decision. What the server may have of a line counts as what it has: the line is sent then. */
export const draftOf = (state: Pick<EntryState, 'rows' | 'sent'>): readonly EntryRow[] => state.rows.flatMap((row) => {
  if (isUncertain(state, row)) return [{ ...row, kept: state.sent.get(row.key)?.find((line) => !isSame(line, row.typed)) ?? null }];
  return isUnsaved(row) || row.theirs !== undefined ? [row] : [];
});

export const requestOf = ({ rows, removed }: EntrySave, version: number) => ({ lines: rows.map(changeOf), removed: [...removed], since: version });

/** The state while something is on its way. */
export function onItsWay(state: EntryState, { rows }: EntrySave): EntryState {
  const sent = new Map(state.sent);
  for (const { key, typed } of rows) sent.set(key, [...(sent.get(key) ?? []), typed]);
  return { ...state, sent };
}

/** The state after an answer. A line that was removed while its save was on the way does not come back: it is removed in the revision that the answer tells of. */
export function answered(state: EntryState, save: EntrySave, answer: Pick<FedstripEntry, 'lines' | 'conflicts' | 'removed' | 'isPart' | 'version'>, newKey: () => string): EntryState {
  const isOwn = (line: FedstripEntry['lines'][number]): boolean => state.sent.get(line.key)?.some((typed) => isSame(typed, line)) === true;
  const lines = new Map(answer.lines.map((line) => [line.key, line]));
  const asked = new Set(save.removed.map(({ key }) => key));
  const removed = state.removed.flatMap((row): readonly RemovedRow[] => {
    const line = lines.get(row.key);
    if (line !== undefined && line.revision > row.revision && isOwn(line)) return [{ key: row.key, revision: line.revision }];
    return asked.has(row.key) ? [] : [row];
  });
  const known = new Set([...save.rows.map(({ key }) => key), ...lines.keys(), ...answer.removed, ...asked]);
  const rows = withAnswer(state.rows, answer, new Map(save.rows.map(({ key, typed }) => [key, typed])), { isOwn, removed: new Set(removed.map(({ key }) => key)) });
  return { rows: withBlanks(rows, newKey), removed, sent: new Map([...state.sent].filter(([key]) => !known.has(key))), version: answer.version };
}

/** The state without a line. Of two versions of a line, both are removed. */
export function without(state: EntryState, key: string, newKey: () => string): EntryState {
  const row = state.rows.find((each) => each.key === key);
  if (row === undefined) return state;
  const isThere = row.theirs === undefined ? row.kept !== null || state.sent.has(key) : row.theirs !== null;
  return { ...state, rows: withBlanks(state.rows.filter((each) => each.key !== key), newKey), removed: isThere ? [...state.removed, { key, revision: row.theirs?.revision ?? row.revision }] : state.removed };
}
