import type { FedstripEntry } from '@quartermaster/contracts';
import { checkLine, isBlankLine, requisitionOfLine, type LineSurroundings, type Problem, type Requisition } from '@quartermaster/contracts/requisition';
import { blankLine, type EntryRow } from './entry-rows.ts';

type OfRow = Pick<EntryRow, 'typed' | 'item' | 'exception'>;
type Given = Pick<FedstripEntry, 'activity' | 'constants' | 'surroundings'>;

const surroundingsOf = ({ activity, constants, surroundings }: Given, { item, exception }: Pick<EntryRow, 'item' | 'exception'>): LineSurroundings => ({
  activity: activity.aac, constants, unitOfItem: item?.unitOfIssue ?? null, exception, routingIdentifier: surroundings.settings.routingIdentifier,
  facts: { today: surroundings.today, requisitioner: surroundings.requisitioner, supplementary: surroundings.supplementary, isNumberUsed: false },
});

/** What was said of a row last, and with what data of all lines. */
const said = new WeakMap<OfRow, { readonly given: Given; readonly problems: readonly Problem[] }>();

/** What the rules say of a line; the server asks the same. A row that did not change is not looked at again: a key that is pressed changes one of five hundred. */
export function problemsOfLine(given: Given, row: OfRow): readonly Problem[] {
  if (isBlankLine(row.typed)) return [];
  const before = said.get(row);
  if (before?.given === given) return before.problems;
  const problems = checkLine(row.typed, surroundingsOf(given, row), given.surroundings.settings);
  said.set(row, { given, problems });
  return problems;
}

/** What the rules say of the activity and of the data that repeat on each line, whatever is ordered. */
export const problemsOfAll = (given: Given): readonly Problem[] =>
  checkLine({ ...blankLine, stockNumber: '7510000000000', quantity: '1', unitOfIssue: 'EA' }, surroundingsOf(given, { item: null, exception: null }), given.surroundings.settings);

export const requisitionOfRow = (given: Given, row: OfRow): Requisition => requisitionOfLine(row.typed, surroundingsOf(given, row));
