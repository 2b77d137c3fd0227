import type { FedstripEntry, KeptLine } from '@quartermaster/contracts';
import { isBlankLine, mostEntryLines, ownFields, type EntryLine } from '@quartermaster/contracts/requisition';

/** A line of the form. */
export interface EntryRow {
  readonly key: string;
  readonly place: number;
  /** The last one of the server that this page knows; 0: it is not there yet. */
  readonly revision: number;
  readonly typed: EntryLine;
  /** As the server has it; null: it is not there yet. */
  readonly kept: EntryLine | null;
  readonly item: KeptLine['item'];
  /** As it was typed on its own page; null: none. */
  readonly exception: KeptLine['exception'];
  /** Another window has changed the line too: what it has there, null where it is gone. Undefined: no. */
  readonly theirs?: KeptLine | null | undefined;
  /** Whether the line was left once: its mistakes are said from then on. */
  readonly isLeft: boolean;
}

const fields = ['stockNumber', 'quantity', 'unitOfIssue', ...ownFields] as const;
export type LineField = (typeof fields)[number];

export const blankLine: EntryLine = { stockNumber: '', quantity: '', unitOfIssue: '', demandCode: '', projectCode: '', priority: '', requiredDeliveryDate: '', adviceCode: '' };

const typedOf = (line: EntryLine): EntryLine => Object.fromEntries(fields.map((field) => [field, line[field]])) as unknown as EntryLine;
export const isSame = (one: EntryLine, other: EntryLine): boolean => fields.every((field) => one[field] === other[field]);

export const rowOf = (line: KeptLine): EntryRow => ({ key: line.key, place: line.place, revision: line.revision, typed: typedOf(line), kept: typedOf(line), item: line.item, exception: line.exception, isLeft: true });

/** Whether the server does not have what is typed. Two versions of a line wait for a decision, and are not sent. */
export const isUnsaved = ({ kept, typed, theirs }: EntryRow): boolean => theirs === undefined && (kept === null ? !isBlankLine(typed) : !isSame(kept, typed));

/** A line as it is sent. One that begins anew brings what was typed of it on a page of its own. */
export const changeOf = ({ key, place, revision, typed, exception }: EntryRow) => ({ key, place, revision, ...typed, ...(revision === 0 && exception !== null && { exception }) });

/** The rows with blank ones at their end to go on with. */
export function withBlanks(rows: readonly EntryRow[], newKey: () => string, more = 1): readonly EntryRow[] {
  const trailing = rows.length - 1 - rows.findLastIndex(({ typed }) => !isBlankLine(typed));
  const missing = Math.min(more - trailing, mostEntryLines - rows.length);
  if (missing <= 0) return rows;
  const last = rows.at(-1)?.place ?? 0;
  return [...rows, ...Array.from({ length: missing }, (_, nth) => newRow(newKey(), last + nth + 1))];
}

export const newRow = (key: string, place: number, typed: EntryLine = blankLine): EntryRow => ({ key, place, revision: 0, typed, kept: null, item: null, exception: null, isLeft: false });

/**
 * The rows after an answer. What was typed here meanwhile stays; what another window has changed is taken over where nothing was typed here, and shown beside it where something was.
 *
 * @param sent what this page had sent, by key
 * @param isOwn whether a line is as this page had sent it before, with an answer that was lost: that is no change of another window
 * @param removed keys of lines that were removed here meanwhile: they do not come back
 */
export function withAnswer(
  rows: readonly EntryRow[], answer: Pick<FedstripEntry, 'lines' | 'conflicts' | 'removed' | 'isPart'>, sent: ReadonlyMap<string, EntryLine>,
  { isOwn = () => false, removed = new Set() }: { readonly isOwn?: (line: KeptLine) => boolean; readonly removed?: ReadonlySet<string> } = {},
): readonly EntryRow[] {
  const lines = new Map(answer.lines.map((line) => [line.key, line]));
  const gone = new Set(answer.removed);
  const conflicts = new Set(answer.conflicts);
  const next = rows.flatMap((row): EntryRow[] => {
    const line = lines.get(row.key);
    const isLost = line !== undefined && row.theirs === undefined && isOwn(line);
    if (conflicts.has(row.key) && !isLost) return [{ ...row, theirs: line ?? null }];
    if (line !== undefined) {
      if (sent.has(row.key) || isLost) return [{ ...row, revision: line.revision, kept: typedOf(line), item: line.item, exception: line.exception }];
      return [isUnsaved(row) || row.theirs !== undefined ? row : { ...rowOf(line), isLeft: row.isLeft }];
    }
    const isGone = gone.has(row.key) || (!answer.isPart && row.kept !== null && !sent.has(row.key));
    return isGone && !isUnsaved(row) ? [] : [row];
  });
  const known = new Set(next.map(({ key }) => key));
  const added = answer.lines.filter(({ key }) => !known.has(key) && !removed.has(key)).map(rowOf);
  return added.length === 0 ? next : blanksLast([...next, ...added].toSorted((one, other) => one.place - other.place));
}

/** Rows that nothing was typed into go behind those of another window; they stay the same rows, whatever has the focus. */
function blanksLast(rows: readonly EntryRow[]): readonly EntryRow[] {
  const isNew = ({ kept, typed }: EntryRow): boolean => kept === null && isBlankLine(typed);
  const filled = rows.filter((row) => !isNew(row));
  const last = filled.at(-1)?.place ?? 0;
  return [...filled, ...rows.filter(isNew).map((row, nth) => ({ ...row, place: last + nth + 1 }))];
}

/** A line of two versions is decided: with `mine`, what is typed here goes on to be sent over the other; otherwise the other one is taken. */
export function decided(row: EntryRow, mine: boolean, newKey: () => string): EntryRow | null {
  const { theirs } = row;
  if (theirs === undefined) return row;
  // What is gone elsewhere comes back as a line of its own.
  if (mine) return theirs === null ? { ...newRow(newKey(), row.place, row.typed), exception: row.exception, isLeft: true } : { ...row, revision: theirs.revision, kept: typedOf(theirs), exception: theirs.exception, theirs: undefined };
  return theirs === null ? null : rowOf(theirs);
}

/** Lines fill the rows behind a row: over the blank ones, before those that are filled. A new row that is blank becomes the first of them, so that the focus stays in it. Null: that is more than an entry holds. */
export function withPasted(rows: readonly EntryRow[], at: number, pasted: readonly Pick<EntryLine, 'stockNumber' | 'quantity' | 'unitOfIssue'>[], newKey: () => string): readonly EntryRow[] | null {
  const before = rows.slice(0, at).filter((row) => row.kept !== null || !isBlankLine(row.typed));
  const after = rows.slice(at).filter(({ typed }) => !isBlankLine(typed));
  if (before.length + pasted.length + after.length > mostEntryLines) return null;
  const from = before.at(-1)?.place ?? 0;
  const step = ((after[0]?.place ?? from + pasted.length + 1) - from) / (pasted.length + 1);
  const target = rows[at];
  const key = target?.kept === null && isBlankLine(target.typed) ? target.key : null;
  const filled = pasted.map((line, nth) => ({ ...newRow(nth === 0 && key !== null ? key : newKey(), from + step * (nth + 1), { ...blankLine, ...line }), isLeft: true }));
  return [...before, ...filled, ...after];
}

/**
 * The rows with lines that were typed before a reload. Of a line that the server had got after all, its row stays: what is sent of it again would be no change, and no answer would tell
 * of it. Of one that the server has as the page had known or sent it, what was typed goes on from there. Blank rows make room, which would be between the lines otherwise.
 */
export function withRestored(rows: readonly EntryRow[], lines: readonly EntryRow[]): readonly EntryRow[] {
  const back = new Map(lines.map((line) => [line.key, line]));
  const known = rows.filter(({ key, kept, typed }) => kept !== null || !isBlankLine(typed) || back.has(key)).map((row) => {
    const line = back.get(row.key);
    if (line === undefined || isSame(row.typed, line.typed)) return row;
    const isAsKnown = line.kept !== null && isSame(row.typed, line.kept);
    return { ...row, typed: line.typed, revision: isAsKnown ? row.revision : line.revision };
  });
  const there = new Set(known.map(({ key }) => key));
  return [...known, ...lines.filter(({ key }) => !there.has(key)).map((line) => ({ ...line, kept: null }))].toSorted((one, other) => one.place - other.place);
}
