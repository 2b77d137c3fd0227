import { usd, type CartSummary } from '@quartermaster/contracts';
import { implement, respond, serviceAt, type Implementation, type RequestContext } from '../wire/index.ts';
import { addToCart, changeQuantities, takeFromCart, type CartChange } from './change-cart.ts';
import { announceCart } from './announce-cart.ts';
import { ownerOf } from './owner.ts';
import { priceCart, vendorGroups } from './price-cart.ts';
import { readCart } from './store.ts';
import { defaultStrategies, type TotalsStrategies } from './totals.ts';

/** The services of the cart (specification, sections 2 and 7). */
export function cartServices(strategies: TotalsStrategies = defaultStrategies): readonly Implementation[] {
  const page = async ({ cart, refused }: CartChange) => ({ cart: await priceCart(cart, null, strategies), refused });
  return [
    implement(serviceAt('/cart/shopping_cart'), async (_request, context) => {
      const cart = await readCart(context.database, ownerOf(context));
      return respond('Initial', await page({ cart, touched: [], refused: [] }));
    }),
    implement(serviceAt('/cart/addCart'), async ({ items, changeKey }, context) => {
      const change = await announceCart(context, addToCart(context, ownerOf(context), items, changeKey));
      return change.refused.length > 0
        ? respond('Failure', await page(change))
        : respond('Success', { ...(await page(change)), added: change.touched });
    }),
    implement(serviceAt('/cart/shopping_cart_post'), async ({ lines, changeKey }, context) => {
      const change = await announceCart(context, changeQuantities(context, ownerOf(context), lines, changeKey));
      return respond(change.refused.length > 0 ? 'Failure' : 'Initial', await page(change));
    }),
    implement(serviceAt('/cart/delete_item'), async ({ cartKeys }, context) => {
      const change = await announceCart(context, takeFromCart(context, ownerOf(context), cartKeys));
      return respond(change.refused.length > 0 ? 'Failure' : 'Initial', await page(change));
    }),
  ];
}

/** What the header shows of the caller's cart: number of lines and subtotal, at the prices of now. */
export async function cartSummary(context: RequestContext): Promise<CartSummary> {
  // Without a cookie of ours there is no cart: most pages that are read for the first time cost no query.
  if (context.buyer === null && !context.session.visitorKnown) return { lineCount: 0, subtotal: usd(0) };
  const cart = await readCart(context.database, ownerOf(context));
  const subtotal = vendorGroups(cart).reduce((sum, group) => sum + group.subtotal.amount, 0);
  return { lineCount: cart.lines.length, subtotal: usd(subtotal) };
}
