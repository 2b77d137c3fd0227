import { isBlankLine } from '@quartermaster/contracts/requisition';
import { withTransaction } from '@quartermaster/database';
import { faultPoint } from '../../faults/index.ts';
import { parkRequisitions } from '../../parkcart/index.ts';
import type { RequestContext } from '../../wire/index.ts';
import { ownerIn } from '../caller.ts';
import { clearLines, holdEntry } from '../entry/kept-entry.ts';
import { presentLines } from '../entry/kept-lines.ts';

/** The lines of an entry that say something. */
export const filledLines = async (queries: Parameters<typeof presentLines>[0], entryId: string) =>
  (await presentLines(queries, entryId)).filter(({ typed, exception }) => !isBlankLine(typed) || exception !== null);

/**
 * Puts the lines of the caller's entry aside under a name, once for each change key: they are parked or in the entry, never both. Activity and constant data stay in the entry, too.
 *
 * @param most parked carts that a buyer may have
 */
export async function parkEntry(context: RequestContext, { name, changeKey }: { readonly name: string; readonly changeKey: string }, most: number) {
  const outcome = await withTransaction(context.database, async (connection) => {
    const { randomness, clock } = context;
    const owner = ownerIn(context);
    const entry = await holdEntry(connection, owner);
    if (entry === null) return 'empty' as const;
    const lines = (await filledLines(connection, entry.entryId)).map(({ typed, exception }) => ({ key: randomness.uuid(), typed, exception }));
    const now = clock.now();
    const parked = await parkRequisitions(connection, owner, { name, changeKey, parkedCartId: randomness.uuid(), now }, { activity: entry.activity, constants: entry.constants, lines }, most);
    await faultPoint('requisitions.parked');
    if (parked === 'parked') await clearLines(connection, entry.entryId, now);
    await faultPoint('requisitions.taken-out');
    return parked;
  });
  await faultPoint('requisitions.parking-committed');
  return outcome;
}
