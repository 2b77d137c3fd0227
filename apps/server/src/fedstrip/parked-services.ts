import { parkedCartRules } from '@quartermaster/contracts';
import { typedLine } from '../mail/index.ts';
import { refusal, said, showList, type ParkedCartLimits } from '../parkcart/index.ts';
import { implement, redirect, respond, serviceAt, type Implementation, type RequestContext } from '../wire/index.ts';
import { refusalOf } from './access/may-requisition.ts';
import { ownerIn } from './caller.ts';
import { readEntry } from './entry/kept-entry.ts';
import { bringBack } from './parked/bring-back.ts';
import { filledLines, parkEntry } from './parked/park-entry.ts';

/** Requisitions that are not sent are put aside under a name, and brought back (specification, section 2, FEDSTRIP). */
export function parkedServices(limits: ParkedCartLimits): readonly Implementation[] {
  const form = async (context: RequestContext, name: string, message: string | null) => {
    const entry = await readEntry(context.database, ownerIn(context));
    const lines = entry === null ? [] : await filledLines(context.database, entry.entryId);
    if (entry === null || lines.length === 0) return respond('EmptyCart', {});
    return respond('Initial', {
      activity: { aac: entry.activity, name: entry.activityName }, lineCount: lines.length, days: limits.days,
      form: { values: { name }, errors: message === null ? [] : [{ field: 'name', message }] },
    });
  };
  return [
    implement(serviceAt('/fedstrip/park_cart'), (_request, context) => form(context, '', null)),
    implement(serviceAt('/fedstrip/park_cart_submit'), async ({ name: typed, changeKey }, context) => {
      const name = typedLine(typed);
      const wrong = parkedCartRules.name(name);
      if (wrong !== null) return form(context, typed, wrong);
      const parked = await parkEntry(context, { name, changeKey }, limits.most);
      if (parked !== 'parked' && parked !== 'again') return form(context, typed, refusal(parked, limits.most));
      return showList(context, limits, said(`“${name}” is parked. Its lines are not among those to be sent any more.`));
    }),
    implement(serviceAt('/fedstrip/park_cart_back'), async ({ parkedCartId }, context) => {
      if ((await refusalOf(context)) !== null) return redirect('/restricted');
      const notice = await bringBack(context, parkedCartId);
      return notice === null ? redirect('/fedstrip/fedstrip_init') : showList(context, limits, notice);
    }),
  ];
}
