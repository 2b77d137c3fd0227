import { parseCalendarDate, type RequestOf } from '@quartermaster/contracts';
import { phaseDayProblem, piecesOf, requiredDeliveryDateOf } from '@quartermaster/contracts/requisition';
import { washingtonDay } from '../../runtime/index.ts';
import { respond, type RequestContext } from '../../wire/index.ts';
import { ownerIn } from '../caller.ts';
import type { KeptEntry } from '../entry/kept-entry.ts';
import { presentLines } from '../entry/kept-lines.ts';
import { saveLines } from '../entry/save-lines.ts';
import { checkPhases, lineOfPhase } from './check-phase.ts';

/** Each delivery becomes a line with a delivery date of its own, behind those that are there. All of them, or none where a rule is broken; once, however often they are sent. */
export async function addPhases(context: RequestContext, entry: KeptEntry, { stockNumber, unitOfIssue, deliveries }: RequestOf<'/fedstrip/fedstrip_phasedBackRequisitionEntry'>) {
  const activity = { aac: entry.activity, name: entry.activityName };
  const now = context.clock.now();
  const phases = deliveries.map(({ key, pieces, day }) => {
    const known = parseCalendarDate(day) ?? day;
    return { key, day: known, stockNumber, unitOfIssue, pieces, requiredDeliveryDate: requiredDeliveryDateOf(known) };
  });
  const { problems, requisitions, item } = await checkPhases(context, entry, phases);
  const errors = phases.flatMap(({ day }, at) => {
    const wrongDay = phaseDayProblem(day, washingtonDay(now));
    return [
      ...(problems[at] ?? []).map(({ field, message }) => ({ field: field === 'quantity' ? `deliveries.${at}.pieces` : '', message })),
      ...(wrongDay === null ? [] : [{ field: `deliveries.${at}.day`, message: wrongDay }]),
    ];
  });
  const name = item?.name ?? '';
  // What is wrong with the item is wrong with each delivery, and is said once.
  const once = [...new Map(errors.map((error) => [`${error.field} ${error.message}`, error])).values()];
  if (once.length > 0) return respond('CartVerify', { activity, stockNumber, unitOfIssue, name, deliveries: deliveries.map(({ pieces, day }) => ({ pieces, day })), errors: once });
  const present = await presentLines(context.database, entry.entryId);
  const last = Math.max(0, ...present.map(({ place }) => place));
  const lines = phases.map((phase, at) => {
    const before = present.find(({ key }) => key === phase.key);
    return { key: phase.key, revision: before?.revision ?? 0, place: before?.place ?? last + at + 1, ...lineOfPhase(phase) };
  });
  await saveLines(context.database, ownerIn(context), { lines, removed: [] }, now);
  return respond('PhasedSuccess', {
    activity, stockNumber: requisitions[0]?.stockNumber ?? stockNumber, name, unitOfIssue: requisitions[0]?.unitOfIssue ?? unitOfIssue,
    lines: phases.map(({ key, pieces, day, requiredDeliveryDate }) => ({ key, day, requiredDeliveryDate, pieces: piecesOf(pieces) })),
  });
}
