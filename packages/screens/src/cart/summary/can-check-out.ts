import type { Cart } from '@quartermaster/contracts';

/**
 * Whether there is something to check out: the server says of each line what is left of it, and 0 of what is off sale, no longer offered or out of stock.
 * A cart with a single line that can be ordered leads on: the review of the checkout names the others.
 */
export const canCheckOut = ({ groups }: Pick<Cart, 'groups'>): boolean => groups.some(({ lines }) => lines.some(({ change }) => change?.available !== 0));
