import type { CheckoutProblem } from '@quartermaster/contracts';
import { cartAt, ownerOf, priceCart, readCart, withReplacements, type CartOutlook, type CartState } from '../../cart/index.ts';
import type { RequestContext } from '../../wire/index.ts';
import { buyerOf, toolsOf } from '../checkout-tools.ts';
import type { CheckoutStrategies } from '../strategies.ts';
import { findProblems } from './problems.ts';
import { readReview, standings } from './read-review.ts';

/** What checkout asks for in its time, and what is accepted by ordering. */
const noWarnings: ReadonlySet<CheckoutProblem['code']> = new Set(['SHIP_TO_MISSING', 'PAYMENT_MISSING', 'PRICE_CHANGED', 'REVIEW_CHANGED']);

/** What the buyer is told of in the cart already: everything else that the review and submit would refuse. */
export const warningsOf = (problems: readonly CheckoutProblem[]): CheckoutProblem[] => problems.filter(({ code }) => !noWarnings.has(code));

/**
 * The caller's cart with what will stop its order, found by the function that the review and submit ask. A buyer's is looked at with the address and the way to pay that
 * they have chosen; a visitor has chosen none yet.
 */
export async function cartOutlook(context: RequestContext, strategies: CheckoutStrategies, known?: CartState): Promise<CartOutlook> {
  if (context.buyer !== null) {
    const { cart, problems } = await readReview(context.database, buyerOf(context), toolsOf(context, strategies), {}, known === undefined ? {} : { cart: known });
    return { cart, warnings: warningsOf(problems) };
  }
  const state = cartAt(known ?? (await readCart(context.database, ownerOf(context))), context.clock.now());
  const cart = await withReplacements(context.database, context.store.name, await priceCart(state, null, strategies.totals));
  return { cart, warnings: warningsOf(findProblems({ groups: cart.groups, terms: [], totals: cart.totals, shipTo: null, payment: null }, standings(state, new Map()))) };
}
