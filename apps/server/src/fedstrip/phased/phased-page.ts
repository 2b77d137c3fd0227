import type { PhasedEntry, RequestOf } from '@quartermaster/contracts';
import { washingtonDay } from '../../runtime/index.ts';
import { respond, type RequestContext } from '../../wire/index.ts';
import type { KeptEntry } from '../entry/kept-entry.ts';
import { askedDays } from './asked-phases.ts';
import { checkPhases } from './check-phase.ts';

const fieldOf: Readonly<Record<string, string>> = { quantity: 'pieces' };

/** Phased Requisition Entry (specification, section 2, FEDSTRIP): asks for an item and when it is to come, and then lists the deliveries. */
export async function phasedPage(context: RequestContext, entry: KeptEntry, asked: RequestOf<'/fedstrip/fedstrip_phasedRequisitionEntry'>) {
  const activity = { aac: entry.activity, name: entry.activityName };
  const { stockNumber = '', unitOfIssue = '', pieces = '', first = '', months = '1', deliveries = '' } = asked;
  const values = { stockNumber, unitOfIssue, pieces, first, months, deliveries };
  const ask = (errors: PhasedEntry['form']['errors']) => respond('Initial', { activity, form: { values, errors } });
  if (asked.stockNumber === undefined) return ask([]);
  const { requisitions: [requisition], problems: [problems = []], item } = await checkPhases(context, entry, [{ ...values, requiredDeliveryDate: '' }]);
  const found = askedDays(values, washingtonDay(context.clock.now()));
  const errors = [...problems.map(({ field, message }) => ({ field: fieldOf[field ?? ''] ?? field ?? '', message })), ...('errors' in found ? found.errors : [])];
  if ('errors' in found || errors.length > 0 || requisition === undefined) return ask(errors);
  return respond('CartVerify', {
    activity, stockNumber: requisition.stockNumber, unitOfIssue: requisition.unitOfIssue, name: item?.name ?? '', errors: [],
    deliveries: found.days.map((day) => ({ pieces: String(requisition.quantity), day })),
  });
}
