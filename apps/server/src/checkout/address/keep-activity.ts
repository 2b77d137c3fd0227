import type { Queries } from '../../runtime/index.ts';
import { activityTyped } from './activity-directory.ts';
import { addActivityAddress, addBreakBulk, type NewEntry } from './add-addresses.ts';

/** An activity as it was typed; with a break-bulk point, it is the ultimate consignee behind it. */
export interface TypedActivity {
  readonly aac: string;
  readonly breakbulk?: string | undefined;
}

/** Puts an activity, or a break-bulk point with its consignee, into the address book, in a transaction; or says why not and what to do. */
export async function keepActivity(queries: Queries, entry: NewEntry, { aac, breakbulk }: TypedActivity): Promise<{ readonly addressId: string } | { readonly message: string }> {
  const activity = await activityTyped(queries, aac);
  if ('message' in activity) return activity;
  if (breakbulk === undefined) return { addressId: await addActivityAddress(queries, entry, activity) };
  const point = await activityTyped(queries, breakbulk);
  if ('message' in point) return { message: `The break-bulk point: ${point.message}` };
  if (point.aac === activity.aac) return { message: 'That is the break-bulk point. Enter the activity that receives the goods in the end.' };
  return { addressId: await addBreakBulk(queries, entry, point, activity.aac) };
}
