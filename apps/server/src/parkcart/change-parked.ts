import { parkedCartRules, type ParkNotice } from '@quartermaster/contracts';
import { SqlState, sqlState } from '@quartermaster/database';
import { announceCart, fillCartUp } from '../cart/index.ts';
import { typedLine } from '../mail/index.ts';
import type { RequestContext } from '../wire/index.ts';
import { ownerIn } from './caller.ts';
import { parkedCartOf, removeCart, renameCart, setTemplate, type KeptCart } from './kept-carts.ts';
import { gone, said } from './notices.ts';

/** The parked cart with which something is to be done; what is said where there is none. */
async function withOwn(context: RequestContext, parkedCartId: string, work: (kept: KeptCart) => Promise<ParkNotice>): Promise<ParkNotice> {
  const kept = await parkedCartOf(context.database, ownerIn(context), parkedCartId);
  return kept === null ? gone : work(kept);
}

/** Fills the cart up to what was parked: what it has already is not added again, so that a second press adds nothing. The parked cart stays. */
export const addBack = (context: RequestContext, parkedCartId: string, changeKey: string, mostLines: number): Promise<ParkNotice> =>
  withOwn(context, parkedCartId, async ({ name, lines, requisitions }) => {
    if (requisitions !== null) return said(`“${name}” has requisitions, which do not go into a cart. Put them back into their lines.`, 'warning');
    const { touched, refused } = await announceCart(context, fillCartUp(context, { kind: 'buyer', ...ownerIn(context) }, lines, changeKey, { mostLines }));
    const details = refused.map(({ message }) => message);
    if (refused.length > 0 && touched.length === 0) return said(`Nothing of “${name}” could be added to your cart.`, 'warning', { details });
    if (refused.length > 0) return said(`A part of “${name}” is in your cart.`, 'warning', { details, leadsToCart: true });
    if (touched.length === 0) return said(`Your cart has all of “${name}” already.`, 'success', { leadsToCart: true });
    return said(`“${name}” is in your cart. It stays parked until you remove it.`, 'success', { leadsToCart: true });
  });

export const removeParked = (context: RequestContext, parkedCartId: string): Promise<ParkNotice> =>
  withOwn(context, parkedCartId, async ({ name }) => {
    await removeCart(context.database, ownerIn(context), parkedCartId);
    return said(`“${name}” is removed.`);
  });

export const renameParked = (context: RequestContext, parkedCartId: string, typed: string): Promise<ParkNotice> =>
  withOwn(context, parkedCartId, async ({ name: before }) => {
    const name = typedLine(typed);
    const problem = parkedCartRules.name(name);
    if (problem !== null) return said(`“${before}” keeps its name. ${problem}`, 'warning');
    try {
      await renameCart(context.database, ownerIn(context), parkedCartId, name);
    } catch (error) {
      if (sqlState(error) !== SqlState.uniqueViolation) throw error;
      return said(`“${before}” keeps its name: you have another parked cart “${name}”.`, 'warning');
    }
    return said(`“${before}” is “${name}” now.`);
  });

export const keepAsTemplate = (context: RequestContext, parkedCartId: string, isTemplate: boolean, days: number): Promise<ParkNotice> =>
  withOwn(context, parkedCartId, async ({ name, requisitions }) => {
    await setTemplate(context.database, ownerIn(context), parkedCartId, isTemplate, context.clock.now());
    return said(isTemplate ? `“${name}” is a template now: it stays until you remove it${requisitions === null ? ', and is compared with your last orders' : ''}.` : `“${name}” is no template any more, and is removed in ${days} days.`);
  });
