import type { Cart, SessionAttributes } from '@quartermaster/contracts';

type ShownCart = Pick<Cart, 'groups' | 'totals'>;

/** The header's summary of the cart beside a page that shows one: a cart, or its review. Null: the page shows none. */
export function headerCart(attributes: Readonly<Record<string, unknown>>): SessionAttributes['cartSummary'] | null {
  const cart = [attributes, ...Object.values(attributes)].find(isCart);
  return cart === undefined ? null : { lineCount: cart.groups.reduce((sum, { lines }) => sum + lines.length, 0), subtotal: cart.totals.subtotal };
}

/** An order has totals too, but its lines are no longer in groups. */
function isCart(value: unknown): value is ShownCart {
  return typeof value === 'object' && value !== null && 'groups' in value && 'totals' in value;
}
