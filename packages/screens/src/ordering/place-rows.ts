import { currentCheck, isBlank, toCheck, type FormRow } from './form-rows.ts';

/**
 * The rows of a list, those that needed something apart: they stay there when they are mended, so that no field vanishes under the fingers.
 *
 * @param asked keys of the rows that needed something before
 */
export function placeRows(rows: readonly FormRow[], asked: ReadonlySet<string>) {
  const placed = rows.map((row, nth) => ({ row, place: nth + 1 })).filter(({ row }) => !isBlank(row) || asked.has(row.key));
  const isNew = ({ row }: (typeof placed)[number]): boolean => !asked.has(row.key) && (row.number.trim() === '' || (currentCheck(row)?.state ?? 'found') !== 'found');
  return {
    toSettle: placed.filter(({ row }) => asked.has(row.key)),
    /** Keys of rows that need something since now. */
    newlyAsked: placed.filter(isNew).map(({ row }) => row.key),
    found: placed.filter(({ row }) => !asked.has(row.key) && currentCheck(row) !== null).map(({ row }) => row),
    waiting: toCheck(rows).length,
  };
}
