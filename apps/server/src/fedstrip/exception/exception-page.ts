import type { AttributesOf } from '@quartermaster/contracts';
import { exportDestination, isBlankLine, noException, requisitionOfLine, type ExceptionData } from '@quartermaster/contracts/requisition';
import { uuidIn } from '../../runtime/index.ts';
import { redirect, respond, type RequestContext } from '../../wire/index.ts';
import type { KeptEntry } from '../entry/kept-entry.ts';
import { linesWithKeys, presentLines, type ReadLine } from '../entry/kept-lines.ts';
import { askingIn, findEntryItems, lineSurroundings } from '../verify/check-entry.ts';

type Page = AttributesOf<'/fedstrip/fedstrip_exceptionEntry', 'Initial'>;

/** A line of an entry that is not blank, with its number among those, from 1; null where there is none with the key. */
export async function lineWithKey(context: Pick<RequestContext, 'database'>, { entryId }: KeptEntry, key: string): Promise<{ readonly line: ReadLine; readonly number: number } | null> {
  const lines = await presentLines(context.database, entryId);
  const line = lines.find((each) => each.key === key);
  return line === undefined || isBlankLine(line.typed) ? null : { line, number: lines.filter(({ typed }) => !isBlankLine(typed)).findIndex((each) => each.key === key) + 1 };
}

interface Shown {
  readonly values?: ExceptionData;
  readonly errors?: Page['form']['errors'];
  readonly elsewhere?: ExceptionData | null;
  readonly isSaved?: boolean;
}

/** The page of exception data (specification, section 2, FEDSTRIP). */
export async function exceptionPage(context: RequestContext, entry: KeptEntry, { line, number }: { readonly line: ReadLine; readonly number: number }, { values, errors = [], elsewhere = null, isSaved = false }: Shown = {}) {
  const item = (await findEntryItems(context, [line]))(line.typed.stockNumber);
  const { surroundings, settings } = await lineSurroundings(askingIn(context), context.database, entry);
  const requisition = requisitionOfLine(line.typed, { ...surroundings, unitOfItem: item?.unitOfIssue ?? null, exception: line.exception });
  return respond('Initial', {
    activity: { aac: entry.activity, name: entry.activityName },
    line: { key: line.key, number, stockNumber: requisition.stockNumber, name: item?.name ?? '', quantity: line.typed.quantity, unitOfIssue: requisition.unitOfIssue, adviceCode: requisition.adviceCode, exportTo: exportDestination({ requisition, facts: surroundings.facts, settings }) },
    form: { values: values ?? line.exception ?? noException, errors: [...errors] }, revision: line.exceptionRevision, elsewhere, isSaved, gone: null,
  });
}

/** The same of a line that another window has removed or sent: what was typed of it is still there. */
export async function goneLinePage({ database }: Pick<RequestContext, 'database'>, { entryId, activity, activityName }: KeptEntry, key: string, values: ExceptionData, message: string | null = null) {
  const id = uuidIn(key);
  const line = id === null ? undefined : (await linesWithKeys(database, entryId, [id])).get(id);
  const { stockNumber, quantity, unitOfIssue, adviceCode } = line?.typed ?? { stockNumber: '', quantity: '', unitOfIssue: '', adviceCode: '' };
  if (id === null) return redirect('/fedstrip/fedstrip_init');
  return respond('Initial', {
    activity: { aac: activity, name: activityName }, line: { key: id, number: 0, stockNumber, name: '', quantity, unitOfIssue, adviceCode, exportTo: null },
    form: { values, errors: message === null ? [] : [{ field: '', message }] }, revision: 0, elsewhere: null, isSaved: false, gone: line === undefined || isBlankLine(line.typed) ? 'sent' : 'removed',
  });
}
