import { withTransaction } from '@quartermaster/database';
import { faultPoint } from '../../faults/index.ts';
import { gone, holdParkedCarts, parkedCartOf, parkedEntryOf, removeCart, said } from '../../parkcart/index.ts';
import type { RequestContext } from '../../wire/index.ts';
import { ownerIn } from '../caller.ts';
import { holdEntry } from '../entry/kept-entry.ts';
import { putBack } from './put-back.ts';

/** Puts parked requisitions of the caller back into the lines, in one transaction: they are parked no more, but for a template. @returns what is to be said where nothing was; null: they are there */
export async function bringBack(context: RequestContext, parkedCartId: string) {
  const notice = await withTransaction(context.database, async (connection) => {
    const { randomness, clock } = context;
    const owner = ownerIn(context);
    // In the order in which parking holds them.
    await holdEntry(connection, owner);
    await holdParkedCarts(connection, owner.buyerId);
    const kept = await parkedCartOf(connection, owner, parkedCartId);
    if (kept === null) return gone;
    const entry = kept.requisitions === null ? null : await parkedEntryOf(connection, owner, parkedCartId);
    if (entry === null) return said(`“${kept.name}” is a cart. Add it to your cart.`, 'warning');
    const refused = await putBack(connection, owner, entry, { entryId: randomness.uuid(), now: clock.now() });
    if (refused !== null) return said(`“${kept.name}” stays parked. ${refused}`, 'warning');
    await faultPoint('requisitions.put-back');
    if (!kept.isTemplate) await removeCart(connection, owner, parkedCartId);
    await faultPoint('requisitions.unparked');
    return null;
  });
  await faultPoint('requisitions.back-committed');
  return notice;
}
