import { standardConstants } from '@quartermaster/contracts/requisition';
import { activitiesOfAgency, agencyNameOf, findBilledActivity, normalAac } from '../../checkout/index.ts';
import { respond, signedIn, type RequestContext } from '../../wire/index.ts';
import { ownerIn } from '../caller.ts';
import { keepActivity, readEntry } from './kept-entry.ts';
import { countLines } from './kept-lines.ts';

/** Activities that are offered beside the field. */
const offered = 12;

type FieldErrors = readonly { readonly field: string; readonly message: string }[];

/** The page that asks for the activity. */
export async function aacEntryPage(context: RequestContext, typed: string | null = null, errors: FieldErrors = []) {
  const entry = await readEntry(context.database, ownerIn(context));
  const activities = await activitiesOfAgency(context.database, signedIn(context).buyerId, offered);
  return respond('AACEntry', {
    form: { values: { activity: typed ?? entry?.activity ?? '' }, errors },
    activities: activities.map(({ aac, activity }) => ({ aac, name: activity })),
    current: entry?.activity ?? null,
    lineCount: entry === null ? 0 : await countLines(context.database, entry.entryId),
  });
}

/** Begins with an activity that the buyer’s requisitions may be billed to (R07). @returns what is wrong; null: it is kept */
export async function takeActivity(context: RequestContext, typed: string): Promise<FieldErrors | null> {
  const { database, randomness, clock } = context;
  const found = await findBilledActivity(database, typed, signedIn(context).buyerId);
  if (found === null) return [{ field: 'activity', message: typed.trim() === '' ? 'R07: Enter the activity address code (AAC or DoDAAC) of your activity.' : await notOwn(context, typed) }];
  await keepActivity(database, ownerIn(context), { entryId: randomness.uuid(), activity: found.aac, constants: standardConstants, now: clock.now() });
  return null;
}

/** It names the agency that the code was compared with, and not whether another one has it. */
async function notOwn(context: RequestContext, typed: string): Promise<string> {
  const agency = await agencyNameOf(context.database, signedIn(context).buyerId);
  return `R07: ${normalAac(typed)} is not an active activity of your agency${agency === null ? '' : `, ${agency},`} in the activity address directory. Check it, or ask the help desk.`;
}
