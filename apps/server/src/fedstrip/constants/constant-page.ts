import { checkLine, type ConstantData } from '@quartermaster/contracts/requisition';
import { respond, signedIn, type RequestContext } from '../../wire/index.ts';
import { ownerIn } from '../caller.ts';
import { keepConstants, type KeptEntry } from '../entry/kept-entry.ts';
import { readSurroundings } from '../entry/surroundings.ts';

type FieldErrors = readonly { readonly field: string; readonly message: string }[];

export const constantPage = ({ activity, activityName, constants }: KeptEntry, { values = constants, errors = [], isSaved = false }: { readonly values?: ConstantData; readonly errors?: FieldErrors; readonly isSaved?: boolean } = {}) =>
  respond('Initial', { activity: { aac: activity, name: activityName }, form: { values, errors }, isSaved });

/** Keeps the data that repeat on each line, where no rule is broken whatever the line is. Codes are written in capitals. */
export async function saveConstants(context: RequestContext, entry: KeptEntry, typed: ConstantData) {
  const { approver, ...codes } = typed;
  const values = { ...Object.fromEntries(Object.entries(codes).map(([field, text]) => [field, text.trim().toUpperCase()])), approver: approver.trim() } as ConstantData;
  const now = context.clock.now();
  const { facts, settings } = await readSurroundings(context.database, signedIn(context).buyerId, { activity: entry.activity, supplementary: values.supplementaryAddress }, now);
  const problems = checkLine(anyLine, { activity: entry.activity, constants: values, facts, routingIdentifier: settings.routingIdentifier, unitOfItem: null, exception: null }, settings);
  const errors = problems.flatMap(({ field, message }) => (field !== null && field in values ? [{ field, message }] : []));
  if (errors.length > 0) return constantPage(entry, { values, errors });
  await keepConstants(context.database, ownerIn(context), values, now);
  return constantPage({ ...entry, constants: values }, { isSaved: true });
}

/** A line with which nothing is wrong: what is wrong then is in the constant data. */
const anyLine = { stockNumber: '7510000000000', quantity: '1', unitOfIssue: 'EA', demandCode: '', projectCode: '', priority: '', requiredDeliveryDate: '', adviceCode: '' };
