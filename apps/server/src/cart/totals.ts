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

/** What goes to one address; null: none is chosen. */
export interface Shipment {
  readonly groups: readonly VendorGroup[];
  readonly destination: Destination | null;
}

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
  return totalsOfShipments(groups, [{ groups, destination }], strategies);
}

/** The same where parts of an order go to addresses of their own: what each costs is asked by itself. */
export async function totalsOfShipments(groups: readonly VendorGroup[], shipments: readonly Shipment[], strategies: TotalsStrategies): Promise<Totals> {
  const quotes = await Promise.all(shipments.map(async ({ groups: together, destination }) => {
    const shipping = checkedQuote('shipping-quotes', await strategies.shipping.shipping(together, destination));
    return { shipping, tax: checkedQuote('tax-quotes', await strategies.tax.tax(together, shipping, destination)) };
  }));
  const [subtotal, shipping, tax] = [sumOf(groups.map((group) => group.subtotal.amount)), sumOf(quotes.map((quote) => quote.shipping.amount)), sumOf(quotes.map((quote) => quote.tax.amount))];
  return { subtotal: usd(subtotal), shipping: usd(shipping), tax: usd(tax), total: usd(sumOf([subtotal, shipping, tax])) };
}
