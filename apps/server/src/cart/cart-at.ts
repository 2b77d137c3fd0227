import { outsidePriceDays } from '../catalog/index.ts';
import { washingtonDay } from '../runtime/index.ts';
import type { CartLineState, CartState } from './cart-state.ts';

/** A cart as it counts at this moment: without lower prices whose last day is over, and with what is said of prices that do not count today. */
export function cartAt(cart: CartState, now: Date): CartState {
  const today = washingtonDay(now);
  const lines = cart.lines.map((line) => lineAt(line, today));
  return lines.some((line, place) => line !== cart.lines[place]) ? { ...cart, lines } : cart;
}

function lineAt(line: CartLineState, today: string): CartLineState {
  const isOver = line.reduction?.until != null && line.reduction.until < today;
  const outside = line.current === null ? null : outsidePriceDays(line.current, today);
  return isOver || outside !== null ? { ...line, ...(isOver && { reduction: null }), outsidePriceDays: outside } : line;
}
