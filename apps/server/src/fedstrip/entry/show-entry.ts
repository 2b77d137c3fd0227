import type { FedstripEntry } from '@quartermaster/contracts';
import { catalogOf } from '../../stores/assortment/index.ts';
import { signedIn, type RequestContext } from '../../wire/index.ts';
import { findItems } from '../items/find-items.ts';
import type { KeptEntry } from './kept-entry.ts';
import { readLines } from './kept-lines.ts';
import { readSurroundings, sentSurroundings } from './surroundings.ts';

/** @param since the version that the page knows; null: it is shown all lines */
export async function showEntry(context: RequestContext, entry: KeptEntry, { since = null, conflicts = [] }: { readonly since?: number | null; readonly conflicts?: readonly string[] } = {}): Promise<FedstripEntry> {
  const { database, clock } = context;
  const { buyerId } = signedIn(context);
  const from = since === null || since < entry.clearedAtVersion ? null : since;
  const read = await readLines(database, entry.entryId, from ?? 0);
  // What another window has is answered, so that the page can show both.
  const lines = from === null || conflicts.length === 0 ? read : [...read, ...(await readLines(database, entry.entryId, 0)).filter(({ key }) => conflicts.includes(key) && !read.some((line) => line.key === key))];
  const present = lines.filter(({ isRemoved }) => !isRemoved);
  const items = await findItems(catalogOf(context), present.map(({ typed }) => typed.stockNumber));
  const surroundings = await readSurroundings(database, buyerId, { activity: entry.activity, supplementary: entry.constants.supplementaryAddress.trim().toUpperCase() }, clock.now());
  return {
    entryId: entry.entryId, activity: { aac: entry.activity, name: entry.activityName }, constants: entry.constants, version: entry.version, conflicts: [...conflicts], isPart: from !== null,
    lines: present.map(({ key, place, revision, typed, exception }, at) => ({ ...typed, key, place, revision, item: items[at] ?? null, exception })),
    removed: lines.filter(({ isRemoved }) => isRemoved).map(({ key }) => key),
    surroundings: sentSurroundings(surroundings),
  };
}
