import { usd, type Cart, type CartSummary } from '@quartermaster/contracts';
import { implement, respond, serviceAt, withCartSummary, type Implementation, type RequestContext } from '../wire/index.ts';
import { addToCart, changeQuantities, takeFromCart, type CartChange } from './change-cart.ts';
import { sumOf } from './amounts.ts';
import { announceCart } from './announce-cart.ts';
import type { CartOnward } from './onward.ts';
import { ownerOf } from './owner.ts';
import { priceCart, vendorGroups } from './price-cart.ts';
import { readCart } from './store.ts';
import { defaultStrategies, type TotalsStrategies } from './totals.ts';

/** The services of the cart (specification, sections 2 and 7). */
export function cartServices(onward: CartOnward, strategies: TotalsStrategies = defaultStrategies): readonly Implementation[] {
  const page = async ({ cart, refused }: CartChange) => ({ cart: await priceCart(cart, null, strategies), refused });
  const pageOrRefusal = async (change: CartChange) => {
    const shown = await page(change);
    return withCartSummary(respond(change.refused.length > 0 ? 'Failure' : 'Initial', shown), summaryOf(shown.cart));
  };
  /** The step that was asked for, once the change is made; a change that is not made is shown in the cart. */
  const pageOrStep = async (change: CartChange, goOn: keyof CartOnward | undefined, context: RequestContext) =>
    (goOn === undefined || change.refused.length > 0 ? null : await onward[goOn](context)) ?? pageOrRefusal(change);
  return [
    implement(serviceAt('/cart/shopping_cart'), async (_request, context) => {
      const cart = await readCart(context.database, ownerOf(context));
      const shown = await page({ cart, touched: [], refused: [] });
      return withCartSummary(respond('Initial', shown), summaryOf(shown.cart));
    }),
    implement(serviceAt('/cart/addCart'), async ({ items, changeKey, partial = false }, context) => {
      const change = await announceCart(context, addToCart(context, ownerOf(context), items, changeKey, { partial }));
      const shown = await page(change);
      return change.refused.length > 0 && change.touched.length === 0
        ? withCartSummary(respond('Failure', shown), summaryOf(shown.cart))
        : withCartSummary(respond('Success', { ...shown, added: change.touched }), summaryOf(shown.cart));
    }),
    implement(serviceAt('/cart/shopping_cart_post'), async ({ lines, changeKey, goOn }, context) => {
      return pageOrStep(await announceCart(context, changeQuantities(context, ownerOf(context), lines, changeKey)), goOn, context);
    }),
    implement(serviceAt('/cart/delete_item'), async ({ cartKeys, goOn }, context) => {
      return pageOrStep(await announceCart(context, takeFromCart(context, ownerOf(context), cartKeys)), goOn, context);
    }),
  ];
}

/** The summary of the caller's cart for the header: number of lines and subtotal, at the prices of now. */
export async function cartSummary(context: RequestContext): Promise<CartSummary> {
  // Without a cookie of ours there is no cart: most pages that are read for the first time cost no query.
  if (context.buyer === null && !context.session.visitorKnown) return { lineCount: 0, subtotal: usd(0) };
  const cart = await readCart(context.database, ownerOf(context));
  return summaryOf({ groups: vendorGroups(cart), lineCount: cart.lines.length });
}

/** The summary of a cart that was priced. */
export const summaryOf = ({ groups, lineCount }: Pick<Cart, 'groups' | 'lineCount'>): CartSummary => ({
  lineCount,
  subtotal: usd(sumOf(groups.map((group) => group.subtotal.amount))),
});
