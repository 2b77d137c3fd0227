import type { ParkNotice } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import type { RequestContext } from '../../wire/index.ts';
import { ownerIn, recipientIn } from '../caller.ts';
import { freeName } from '../free-name.ts';
import { countParkedCarts, holdParkedCarts, parkedNamesOf } from '../kept-carts.ts';
import { gone, said } from '../notices.ts';
import type { ParkedCartLimits } from '../settings.ts';
import { declineForward, forwardsTo, takeForward } from './kept-forwards.ts';

/** Takes what a colleague has forwarded. */
export function take(context: RequestContext, forwardId: string, { most }: ParkedCartLimits): Promise<ParkNotice> {
  const owner = ownerIn(context);
  const recipient = recipientIn(context);
  return withTransaction(context.database, async (connection) => {
    await holdParkedCarts(connection, owner.buyerId);
    const forwarded = (await forwardsTo(connection, recipient)).find((each) => each.forwardId === forwardId);
    if (forwarded === undefined) return gone;
    if ((await countParkedCarts(connection, owner)) >= most) return said(`You have ${most} parked carts, which is the most. Remove one, and take this one then.`, 'warning');
    const name = freeName(forwarded.name, await parkedNamesOf(connection, owner));
    const isTaken = await takeForward(connection, recipient, forwardId, { buyerId: owner.buyerId, name, now: context.clock.now() });
    // Another buyer with a claim to the address, or a press on the other button, was quicker.
    if (!isTaken) return gone;
    return said(`“${name}” is one of your parked carts now.`);
  });
}

export async function decline(context: RequestContext, forwardId: string): Promise<ParkNotice> {
  return (await declineForward(context.database, recipientIn(context), forwardId)) ? said('The forwarded cart is removed. Its sender is not told.') : gone;
}
