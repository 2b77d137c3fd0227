import { isDeepStrictEqual } from 'node:util';
import type { EntryLine, ExceptionData } from '@quartermaster/contracts/requisition';
import type { HeldLine } from './kept-lines.ts';

/** A change that a page has made to a line that it knew in a revision; null: it has removed it. */
export interface LineChange {
  readonly key: string;
  readonly revision: number;
  readonly next: { readonly place: number; readonly typed: EntryLine; readonly exception?: ExceptionData | undefined } | null;
}

export interface Merged {
  /** To be written. */
  readonly changed: readonly HeldLine[];
  /** Keys of lines that another window has changed meanwhile: nothing of them is written. */
  readonly conflicts: readonly string[];
}

const blank: EntryLine = { stockNumber: '', quantity: '', unitOfIssue: '', demandCode: '', projectCode: '', priority: '', requiredDeliveryDate: '', adviceCode: '' };

/**
 * What becomes of lines that several windows change. A change counts where its window knew the line as it is; one that is there already, because its answer was lost, is
 * no conflict. A line that was removed before it has arrived is written as removed: what is still on its way does not bring it back.
 */
export function mergeLines(held: ReadonlyMap<string, HeldLine>, changes: readonly LineChange[]): Merged {
  const changed: HeldLine[] = [];
  const conflicts: string[] = [];
  for (const change of changes) {
    const { key, next } = change;
    const before = held.get(key);
    if (isThere(before, change)) continue;
    if ((before?.revision ?? 0) !== change.revision) conflicts.push(key);
    else changed.push({ key, revision: change.revision + 1, isRemoved: next === null, place: next?.place ?? before?.place ?? 0, typed: next?.typed ?? before?.typed ?? blank });
  }
  return { changed, conflicts };
}

/** Whether a change was made before. */
function isThere(before: HeldLine | undefined, { next, revision }: LineChange): boolean {
  if (next === null) return before === undefined ? revision > 0 : before.isRemoved;
  return before !== undefined && !before.isRemoved && before.place === next.place && isDeepStrictEqual({ ...before.typed }, { ...next.typed });
}
