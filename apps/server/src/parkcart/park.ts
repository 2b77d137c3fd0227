import { withTransaction, type Connection } from '@quartermaster/database';
import { holdCart, removeLines, type PutAside } from '../cart/index.ts';
import { faultPoint } from '../faults/index.ts';
import type { RequestContext } from '../wire/index.ts';
import { countParkedCarts, holdParkedCarts, insertCart, insertEntry, isMadeBefore, type ParkedCartOwner, type ParkedEntry } from './kept-carts.ts';

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
    if (await isMadeBefore(connection, owner.buyerId, { changeKey, name, recipient: null, note: '', keepsCart })) return 'parked';
    if (cart.lines.length === 0) return 'empty';
    if ((await countParkedCarts(connection, owner)) >= most) return 'too many';
    const now = clock.now();
    const lines = cart.lines.map(({ offerId, quantity, seen, current }): PutAside => ({ offerId, quantity, seen: current ?? seen }));
    const isKept = await insertCart(connection, { parkedCartId: randomness.uuid(), ...owner, recipient: null, name, makerId: owner.buyerId, changeKey, forwardedBy: null, note: '', keepsCart, now }, lines);
    if (!isKept) return 'name taken';
    await faultPoint('park.kept');
    if (!keepsCart) await removeLines(connection, cart, cart.lines.map(({ cartKey }) => cartKey), now);
    await faultPoint('park.taken-out');
    return 'parked';
  });
  await faultPoint('park.committed');
  return parked;
}

/** Keeps lines under a name as a template, once for each change key and by the same limits; no cart is touched. @param most how many a buyer may have */
export const parkAsTemplate = ({ database, randomness, clock }: Pick<RequestContext, 'database' | 'randomness' | 'clock'>, owner: ParkedCartOwner, { name, changeKey }: Pick<Parking, 'name' | 'changeKey'>, lines: readonly PutAside[], most: number): Promise<Parked> =>
  withTransaction(database, async (connection): Promise<Parked> => {
    await holdParkedCarts(connection, owner.buyerId);
    if (await isMadeBefore(connection, owner.buyerId, { changeKey, name, recipient: null, note: '', keepsCart: null })) return 'parked';
    if (lines.length === 0) return 'empty';
    if ((await countParkedCarts(connection, owner)) >= most) return 'too many';
    const kept = { parkedCartId: randomness.uuid(), ...owner, recipient: null, name, makerId: owner.buyerId, changeKey, forwardedBy: null, note: '', keepsCart: null, now: clock.now() };
    return (await insertCart(connection, kept, lines, true)) ? 'parked' : 'name taken';
  });

/**
 * Keeps requisitions under a name in a transaction that holds their entry, by the same limits. `again`: the change was made before, and nothing is to be taken out of the entry for it.
 *
 * @param most how many a buyer may have
 */
export async function parkRequisitions(connection: Connection, owner: ParkedCartOwner, parking: { readonly name: string; readonly changeKey: string; readonly parkedCartId: string; readonly now: Date }, requisitions: ParkedEntry, most: number): Promise<Parked | 'again'> {
  await holdParkedCarts(connection, owner.buyerId);
  if (await isMadeBefore(connection, owner.buyerId, { ...parking, recipient: null, note: '', keepsCart: null })) return 'again';
  if (requisitions.lines.length === 0) return 'empty';
  if ((await countParkedCarts(connection, owner)) >= most) return 'too many';
  return (await insertEntry(connection, { ...parking, ...owner }, requisitions)) ? 'parked' : 'name taken';
}

/** Why nothing is parked, beside the name; null: for another reason than the name or the number of those that there are. */
export const refusal = (parked: Parked, most: number): string | null => {
  if (parked === 'name taken') return 'You have a parked cart of this name. Choose another name, or remove that one first.';
  return parked === 'too many' ? `You have ${most} parked carts, which is the most. Remove one first.` : null;
};
