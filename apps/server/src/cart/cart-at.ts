import { washingtonDay } from '../runtime/index.ts';
import type { CartLineState, CartState } from './cart-state.ts';

/** A cart as it counts at this moment: without lower prices whose last day is over. */
export function cartAt(cart: CartState, now: Date): CartState {
  const today = washingtonDay(now);
  return cart.lines.some((line) => isOver(line, today)) ? { ...cart, lines: cart.lines.map((line) => (isOver(line, today) ? { ...line, reduction: null } : line)) } : cart;
}

const isOver = ({ reduction }: CartLineState, today: string): boolean => reduction?.until != null && reduction.until < today;
