import type { Money, VendorGroup } from '@quartermaster/contracts';
import { serverPoint, withMethods } from './server-point.ts';

/** Where an order goes, as far as tax and shipping depend on it. */
export interface Destination {
  /** ISO 3166-1 alpha-2; `US` also of its territories, and of military and diplomatic post. */
  readonly country: string;
  /** Two letters of the state; in another country its region as it is written there, or nothing. */
  readonly state: string;
  /** In another country its postal code, or nothing. */
  readonly zip: string;
  /** Of a freight forwarder: the country where the goods go from there. Null: the goods stay at the address. */
  readonly finalCountry: string | null;
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
