import { maximumLineTotal, orderTotalLimit, type Money } from '@quartermaster/contracts';
import { maximumQuantity } from './cart-state.ts';
import { unitPrice, type OfferTerms } from './offer.ts';

type Prices = Pick<OfferTerms, 'price' | 'quantityBreaks'>;

/** Whether a line of so many pieces costs more than one line can. */
export const isTooDear = (offer: Prices, quantity: number): boolean => unitPrice(offer, quantity) * quantity > maximumLineTotal;

/** Cents for a line: exact, or the most that a line can cost where it costs more ({@link isTooDear}). */
export const lineTotal = (offer: Prices, quantity: number): number => Math.min(unitPrice(offer, quantity) * quantity, maximumLineTotal);

/** The largest quantity that one line can hold at these prices; 0 when a single piece costs too much. */
export function mostThatFit(offer: Prices): number {
  const starts = [...new Set([1, ...offer.quantityBreaks.map(({ minimumQuantity }) => minimumQuantity)])].filter((start) => start <= maximumQuantity).sort((a, b) => b - a);
  let end = maximumQuantity;
  for (const start of starts) {
    const most = Math.min(end, Math.floor(maximumLineTotal / unitPrice(offer, start)));
    if (most >= start) return most;
    end = start - 1;
  }
  return 0;
}

/** The sum of amounts in cents: exact, or the limit of an order, which no order may reach. */
export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => Math.min(sum + amount, orderTotalLimit), 0);

/**
 * A quote of a deployment's own rule, once it is known to be an amount.
 *
 * @param point names the rule
 * @throws RangeError for parts of a cent and for amounts below zero: nothing is rounded, and no order is placed with them
 */
export function checkedQuote(point: string, quote: Money): Money {
  if (Number.isSafeInteger(quote.amount) && quote.amount >= 0) return quote;
  throw new RangeError(`The point ${point} of this deployment quoted ${quote.amount} cents. Quote whole cents, zero or more.`);
}
