import type { CartPage } from './cart-page.ts';

/** What the server refused that stands at no line of the cart. */
export function generalRefusals({ cart, refused }: CartPage): CartPage['refused'] {
  const keys = new Set(cart.groups.flatMap(({ lines }) => lines.map(({ cartKey }) => cartKey)));
  return refused.filter(({ cartKey }) => cartKey === null || !keys.has(cartKey));
}
