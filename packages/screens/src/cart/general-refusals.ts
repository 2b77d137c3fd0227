import type { CartPage } from './cart-page.ts';

/** Refusals of the server that concern no line of the cart. */
export function generalRefusals({ cart, refused }: CartPage): CartPage['refused'] {
  const keys = new Set(cart.groups.flatMap(({ lines }) => lines.map(({ cartKey }) => cartKey)));
  return refused.filter(({ cartKey }) => cartKey === null || !keys.has(cartKey));
}
