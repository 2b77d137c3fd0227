import { withTransaction } from '@quartermaster/database';
import { mailWaiting } from '../../mail/index.ts';
import { signedIn, type RequestContext } from '../../wire/index.ts';
import { beginningOf } from '../days.ts';
import { insertCart, isMadeBefore, type KeptCart } from '../kept-carts.ts';
import type { ParkedCartLimits } from '../settings.ts';
import { forwardMail } from './forward-mail.ts';
import { countForwards } from './kept-forwards.ts';

/** What a buyer asks for. */
export interface Forwarding {
  readonly email: string;
  readonly note: string;
  readonly changeKey: string;
}

/**
 * Sends a copy of a parked cart to an address, once for each change key: the copy and the mail, or neither. Whether the address has an account is not
 * looked at: who signs in with it later finds the cart.
 *
 * @returns false where the buyer has forwarded as many as they may in a day
 */
export function forwardCart(context: RequestContext, kept: KeptCart, { email, note, changeKey }: Forwarding, { forwardsADay }: ParkedCartLimits, webOrigin: string): Promise<boolean> {
  const { buyerId, firstName, lastName, email: senderEmail } = signedIn(context);
  const { randomness, store } = context;
  return withTransaction(context.database, async (connection) => {
    const now = context.clock.now();
    if (await isMadeBefore(connection, buyerId, changeKey)) return true;
    if ((await countForwards(connection, buyerId, beginningOf(now, 1))) >= forwardsADay) return false;
    const senderName = [firstName, lastName].filter((name) => name !== null).join(' ') || 'A buyer';
    const recipient = email.trim().toLowerCase();
    const isKept = await insertCart(
      connection,
      { parkedCartId: randomness.uuid(), store: store.name, buyerId: null, recipient, name: kept.name, makerId: buyerId, changeKey, forwardedBy: senderName, note, now },
      kept.lines,
    );
    // Another request of the same press was quicker.
    if (!isKept) return true;
    const mail = forwardMail({ recipient, senderName, senderEmail: senderEmail ?? 'no address', store: store.name, name: kept.name, lineCount: kept.lines.length, note, webOrigin });
    await connection.query(mailWaiting(mail, now, randomness.uuid()));
    return true;
  });
}
