import { usd, type Cart, type CartSummary } from '@quartermaster/contracts';
import { implement, respond, serviceAt, withCartSummary, type Implementation, type RequestContext } from '../wire/index.ts';
import { addToCart, changeQuantities, takeFromCart, type CartChange } from './change-cart.ts';
import { sumOf } from './amounts.ts';
import { announceCart } from './announce-cart.ts';
import { cartAt } from './cart-at.ts';
import type { CartOnward } from './onward.ts';
import { ownerOf } from './owner.ts';
import { maximumLines, type CartState } from './cart-state.ts';
import { priceCart, vendorGroups } from './price-cart.ts';
import { defaultStrategies, type TotalsStrategies } from './totals.ts';
import { readCart } from './read-cart.ts';

/** The services of the cart (specification, sections 2 and 7). */
export function cartServices(onward: CartOnward, strategies: TotalsStrategies = defaultStrategies, mostLines: number = maximumLines): readonly Implementation[] {
  const page = async (context: RequestContext, known?: CartState, refused: CartChange['refused'] = []) => {
    const { cart, warnings } = await onward.look(context, known);
    return { cart, refused, ...(warnings.length > 0 && { warnings }) };
  };
  const pageOrRefusal = async (context: RequestContext, { cart, refused }: CartChange) => {
    const shown = await page(context, cart, refused);
    return withCartSummary(respond(refused.length > 0 ? 'Failure' : 'Initial', shown), summaryOf(shown.cart));
  };
  /** The step that was asked for, once the change is made; a change that is not made is shown in the cart. */
  const pageOrStep = async (context: RequestContext, change: CartChange, goOn: 'review' | 'checkout' | undefined) =>
    (goOn === undefined || change.refused.length > 0 ? null : await onward[goOn](context)) ?? pageOrRefusal(context, change);
  return [
    implement(serviceAt('/cart/shopping_cart'), async (_request, context) => {
      const shown = await page(context);
      return withCartSummary(respond('Initial', shown), summaryOf(shown.cart));
    }),
    implement(serviceAt('/cart/addCart'), async ({ items, changeKey, partial = false }, context) => {
      const change = await announceCart(context, addToCart(context, ownerOf(context), items, changeKey, { partial, mostLines }));
      // Most pages that add something do not show the cart: what will stop its order is not looked for.
      const shown = { cart: await priceCart(cartAt(change.cart, context.clock.now()), null, strategies), refused: change.refused };
      return change.refused.length > 0 && change.touched.length === 0
        ? withCartSummary(respond('Failure', shown), summaryOf(shown.cart))
        : withCartSummary(respond('Success', { ...shown, added: change.touched }), summaryOf(shown.cart));
    }),
    implement(serviceAt('/cart/shopping_cart_post'), async ({ lines, changeKey, goOn }, context) => {
      return pageOrStep(context, await announceCart(context, changeQuantities(context, ownerOf(context), lines, changeKey)), goOn);
    }),
    implement(serviceAt('/cart/delete_item'), async ({ cartKeys, goOn }, context) => {
      return pageOrStep(context, await announceCart(context, takeFromCart(context, ownerOf(context), cartKeys)), goOn);
    }),
  ];
}

/** The summary of the caller's cart for the header: number of lines and subtotal, at the prices of now. */
export async function cartSummary(context: RequestContext): Promise<CartSummary> {
  // Without a cookie of ours there is no cart: most pages that are read for the first time cost no query.
  if (context.buyer === null && !context.session.visitorKnown) return { lineCount: 0, subtotal: usd(0) };
  const cart = cartAt(await readCart(context.database, ownerOf(context)), context.clock.now());
  return summaryOf({ groups: vendorGroups(cart), lineCount: cart.lines.length });
}

/** The summary of a cart that was priced. */
export const summaryOf = ({ groups, lineCount }: Pick<Cart, 'groups' | 'lineCount'>): CartSummary => ({
  lineCount,
  subtotal: usd(sumOf(groups.map((group) => group.subtotal.amount))),
});
