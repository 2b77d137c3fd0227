import { withTransaction } from '@quartermaster/database';
import { holdCart, removeLines, type PutAside } from '../cart/index.ts';
import { faultPoint } from '../faults/index.ts';
import type { RequestContext } from '../wire/index.ts';
import { countParkedCarts, holdParkedCarts, insertCart, isMadeBefore, type ParkedCartOwner } from './kept-carts.ts';

/** What a buyer asks for. */
export interface Parking {
  readonly name: string;
  /** Whether the lines stay in the cart, too. */
  readonly keepsCart: boolean;
  readonly changeKey: string;
}

export type Parked = 'parked' | 'empty' | 'name taken' | 'too many';

/**
 * Puts the lines of the cart aside under a name, once for each change key. The cart is held meanwhile, so that nothing is parked twice or lost when
 * another tab changes it, and both happen or neither.
 *
 * @param most how many a buyer may have
 */
export async function parkCart({ database, randomness, clock }: Pick<RequestContext, 'database' | 'randomness' | 'clock'>, owner: ParkedCartOwner, { name, keepsCart, changeKey }: Parking, most: number): Promise<Parked> {
  const parked = await withTransaction(database, async (connection): Promise<Parked> => {
    const { cart } = await holdCart(connection, { kind: 'buyer', ...owner });
    await holdParkedCarts(connection, owner.buyerId);
    await faultPoint('park.cart-held');
    if (await isMadeBefore(connection, owner.buyerId, changeKey)) return 'parked';
    if (cart.lines.length === 0) return 'empty';
    if ((await countParkedCarts(connection, owner)) >= most) return 'too many';
    const now = clock.now();
    const lines = cart.lines.map(({ offerId, quantity, seen, current }): PutAside => ({ offerId, quantity, seen: current ?? seen }));
    const isKept = await insertCart(connection, { parkedCartId: randomness.uuid(), ...owner, recipient: null, name, makerId: owner.buyerId, changeKey, forwardedBy: null, note: '', now }, lines);
    if (!isKept) return 'name taken';
    await faultPoint('park.kept');
    if (!keepsCart) await removeLines(connection, cart, cart.lines.map(({ cartKey }) => cartKey), now);
    await faultPoint('park.taken-out');
    return 'parked';
  });
  await faultPoint('park.committed');
  return parked;
}
