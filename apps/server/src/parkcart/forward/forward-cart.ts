import type { StoreName } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { faultPoint } from '../../faults/index.ts';
import { mailWaiting } from '../../mail/index.ts';
import type { Buyer, RequestContext } from '../../wire/index.ts';
import { beginningOf } from '../days.ts';
import { holdParkedCarts, insertCart, isMadeBefore, type KeptCart } from '../kept-carts.ts';
import type { ParkedCartLimits } from '../settings.ts';
import { forwardMail } from './forward-mail.ts';
import { forwardsSince, noteForward } from './kept-forwards.ts';

/** What a buyer asks for. */
export interface Forwarding {
  readonly email: string;
  readonly note: string;
  readonly changeKey: string;
}

/** What forwarding needs of a request. */
export interface ForwardTools extends Pick<RequestContext, 'database' | 'randomness' | 'clock'> {
  readonly store: StoreName;
  readonly sender: Pick<Buyer, 'buyerId' | 'firstName' | 'lastName' | 'email'>;
}

/**
 * Sends a copy of a parked cart to an address, once for each change key: the copy and the mail, or neither. Whether the address has an account is not
 * looked at: who signs in with it later finds the cart.
 *
 * @returns false where the buyer has forwarded as many as they may in a day
 */
export async function forwardCart(tools: ForwardTools, kept: KeptCart, { email, note, changeKey }: Forwarding, { forwardsADay, forwardDays }: Pick<ParkedCartLimits, 'forwardsADay' | 'forwardDays'>, webOrigin: string): Promise<boolean> {
  const { randomness, store, sender: { buyerId, firstName, lastName, email: senderEmail } } = tools;
  const isForwarded = await withTransaction(tools.database, async (connection) => {
    await holdParkedCarts(connection, buyerId);
    await faultPoint('forward.begun');
    const now = tools.clock.now();
    const recipient = email.trim().toLowerCase();
    if (await isMadeBefore(connection, buyerId, { changeKey, name: kept.name, recipient, note, keepsCart: null })) return true;
    const { count, isMade } = await forwardsSince(connection, buyerId, changeKey, beginningOf(now, 1));
    // The cart that this press has forwarded may be gone: its recipient has declined it.
    if (isMade) return true;
    if (count >= forwardsADay) return false;
    const senderName = [firstName, lastName].filter((name) => name !== null).join(' ') || 'A buyer';
    const isKept = await insertCart(
      connection,
      { parkedCartId: randomness.uuid(), store, buyerId: null, recipient, name: kept.name, makerId: buyerId, changeKey, forwardedBy: senderName, note, keepsCart: null, now },
      kept.lines,
    );
    // Another request of the same press was quicker.
    if (!isKept) return true;
    await noteForward(connection, buyerId, changeKey, now);
    await faultPoint('forward.kept');
    const mail = forwardMail({ recipient, senderName, senderEmail: senderEmail ?? 'no address', store, name: kept.name, lineCount: kept.lines.length, note, days: forwardDays, webOrigin });
    await connection.query(mailWaiting(mail, now, randomness.uuid()));
    await faultPoint('forward.mail-waits');
    return true;
  });
  await faultPoint('forward.committed');
  return isForwarded;
}
