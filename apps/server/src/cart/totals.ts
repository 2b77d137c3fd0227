import { usd, type Totals, type VendorGroup } from '@quartermaster/contracts';
import type { Destination, ShippingStrategy, TaxStrategy } from '@quartermaster/deployment';

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

/** The cost of the groups together. Exact: every amount is in cents. */
export async function totals(
  groups: readonly VendorGroup[],
  destination: Destination | null = null,
  strategies: TotalsStrategies = defaultStrategies,
): Promise<Totals> {
  const subtotal = groups.reduce((sum, group) => sum + group.subtotal.amount, 0);
  const shipping = await strategies.shipping.shipping(groups, destination);
  const tax = await strategies.tax.tax(groups, shipping, destination);
  return { subtotal: usd(subtotal), shipping, tax, total: usd(subtotal + shipping.amount + tax.amount) };
}
