import type { Money, VendorGroup } from '@quartermaster/contracts';
import { serverPoint, withMethods } from './server-point.ts';

/** Where an order goes, as far as tax and shipping depend on it. */
export interface Destination {
  /** Two letters of the state. */
  readonly state: string;
  readonly zip: string;
}

/** Quotes shipping for a cart. */
export interface ShippingStrategy {
  /** `destination` is null as long as the buyer has not chosen one. */
  shipping(groups: readonly VendorGroup[], destination: Destination | null): Promise<Money>;
}

/** Quotes tax for a cart. */
export interface TaxStrategy {
  tax(groups: readonly VendorGroup[], shipping: Money, destination: Destination | null): Promise<Money>;
}

export const shippingQuotes = serverPoint<ShippingStrategy>()('shipping-quotes', 'one', {
  doc: 'The cost of shipping. The default is nothing: contract prices include delivery (FOB destination). Replace it where contracts do not.',
  validate: withMethods('shipping'),
});

export const taxQuotes = serverPoint<TaxStrategy>()('tax-quotes', 'one', {
  doc: 'The tax that is due. The default is none: centrally billed government accounts are exempt. Replace it where buyers are not.',
  validate: withMethods('tax'),
});
