import { usd, type Totals, type VendorGroup } from '@quartermaster/contracts';
import type { Destination, ShippingStrategy, TaxStrategy } from '@quartermaster/deployment';
import { checkedQuote, sumOf } from './amounts.ts';

/** Contract prices include delivery (FOB destination). */
export const includedShipping: ShippingStrategy = { shipping: async () => usd(0) };

/** Centrally billed government purchase accounts are exempt from sales tax. */
export const taxExempt: TaxStrategy = { tax: async () => usd(0) };

/** The rules that differ between deployments. */
export interface TotalsStrategies {
  readonly shipping: ShippingStrategy;
  readonly tax: TaxStrategy;
}

export const defaultStrategies: TotalsStrategies = { shipping: includedShipping, tax: taxExempt };

/**
 * The cost of the groups together. Exact, as every amount is in cents; a sum that an order cannot have is the limit of an order.
 *
 * @throws RangeError for a quote that is no amount
 */
export async function totals(
  groups: readonly VendorGroup[],
  destination: Destination | null = null,
  strategies: TotalsStrategies = defaultStrategies,
): Promise<Totals> {
  const subtotal = sumOf(groups.map((group) => group.subtotal.amount));
  const shipping = checkedQuote('shipping-quotes', await strategies.shipping.shipping(groups, destination));
  const tax = checkedQuote('tax-quotes', await strategies.tax.tax(groups, shipping, destination));
  return { subtotal: usd(subtotal), shipping, tax, total: usd(sumOf([subtotal, shipping.amount, tax.amount])) };
}
