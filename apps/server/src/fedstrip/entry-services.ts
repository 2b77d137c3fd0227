import { unitOfIssueCodes } from '@quartermaster/contracts/requisition';
import { withTransaction } from '@quartermaster/database';
import { askForPassword, normalAac } from '../checkout/index.ts';
import { implement, redirect, respond, serviceAt, type Implementation, type RequestContext } from '../wire/index.ts';
import { refusalOf } from './access/may-requisition.ts';
import { ownerIn } from './caller.ts';
import { constantPage, saveConstants } from './constants/constant-page.ts';
import { aacEntryPage, takeActivity } from './entry/aac-entry.ts';
import { clearLines, holdEntry, readEntry, type KeptEntry } from './entry/kept-entry.ts';
import { saveLines } from './entry/save-lines.ts';
import { showEntry } from './entry/show-entry.ts';

const start = redirect('/fedstrip/fedstrip_init');

/** Typing requisitions (specification, section 2, FEDSTRIP). */
export const entryServices: readonly Implementation[] = [
  implement(serviceAt('/fedstrip/fedstrip_init'), async ({ view, entry: asked }, context) => {
    if (context.buyer === null) return respond('Login', {});
    if ((await refusalOf(context)) !== null) return redirect('/restricted');
    const entry = await readEntry(context.database, ownerIn(context));
    if (entry === null || asked === 'aac') return aacEntryPage(context);
    const page = await showEntry(context, entry);
    if (view === 'expanded') return respond('expandedItemEntry', page);
    return page.lines.length === 0 ? respond('ItemEntry', page) : respond('collapseItemEntry', page);
  }),
  implement(serviceAt('/fedstrip/fedstrip_aacentry'), ({ activity }, context) => withActivity(context, activity)),
  implement(serviceAt('/fedstrip/fedstrip_newaac'), ({ activity }, context) => withActivity(context, activity)),
  implement(serviceAt('/fedstrip/fedstrip_ItemDispatchEntry'), async ({ since, ...given }, context) => {
    const conflicts = await saveLines(context.database, ownerIn(context), given, context.clock.now());
    return withEntry(context, async (entry) => respond('collapseItemEntry', await showEntry(context, entry, { since: since ?? null, conflicts: conflicts ?? [] })));
  }),
  implement(serviceAt('/fedstrip/fedstrip_newEntry'), async (_request, context) => {
    const owner = ownerIn(context);
    await withTransaction(context.database, async (connection) => {
      const entry = await holdEntry(connection, owner);
      if (entry !== null) await clearLines(connection, entry.entryId, context.clock.now());
    });
    const entry = await readEntry(context.database, owner);
    return entry === null ? aacEntryPage(context) : respond('ItemEntry', await showEntry(context, entry));
  }),
  implement(serviceAt('/fedstrip/fedstrip_constantProfile'), (_request, context) => withEntry(context, async (entry) => constantPage(entry))),
  implement(serviceAt('/fedstrip/fedstrip_constantProfile_save'), (typed, context) => withEntry(context, (entry) => saveConstants(context, entry, typed))),
  implement(serviceAt('/fedstrip/fedstrip_valid_ui'), async () =>
    respond('Success', { units: unitOfIssueCodes.codes.map(({ code, meaning, verified }) => ({ code, meaning, isVerified: verified === 'yes' })) })),
];

/** Leads to the beginning where nothing is begun. */
export async function withEntry<Reply>(context: RequestContext, answer: (entry: KeptEntry) => Promise<Reply>): Promise<Reply | typeof start> {
  const entry = await readEntry(context.database, ownerIn(context));
  return entry === null ? start : answer(entry);
}

async function withActivity(context: RequestContext, typed: string) {
  const errors = await takeActivity(context, typed);
  if (errors !== null) return aacEntryPage(context, typed, errors);
  const ask = await askForPassword(context.database, { buyerId: ownerIn(context).buyerId, aac: normalAac(typed), now: context.clock.now() }, 'billing', 'requisitions');
  return ask ?? withEntry(context, async (entry) => respond('collapseItemEntry', await showEntry(context, entry)));
}
