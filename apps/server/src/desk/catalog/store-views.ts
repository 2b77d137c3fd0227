import { formatMoney, usd } from '@quartermaster/contracts';
import type { StoreView, Unsold } from '@quartermaster/contracts-desk';
import { sql, type Pool } from '@quartermaster/database';
import type { ListedStore } from '../../store-list/index.ts';
import { readRules, whyNotSold } from '../../stores/assortment/index.ts';
import type { StoredOffer, StoredProduct } from './read-product.ts';

/** What stores with an assortment of their own sell of a product, in cents, by store and offer. */
type SoldPrices = ReadonlyMap<string, ReadonlyMap<string, number>>;

async function soldPrices(database: Pool, productId: string): Promise<SoldPrices> {
  const { rows } = await database.query<{ store: string; offerId: string; price: number }>(
    sql`select store, offer_id as "offerId", price from marketplace.store_offer where product_id = ${productId}`,
  );
  return new Map([...Map.groupBy(rows, ({ store }) => store)].map(([store, sold]) => [store, new Map(sold.map(({ offerId, price }) => [offerId, price]))]));
}

/** A product as each store shows it: its offers there, at the store's prices, and why the others are not there. */
export async function storeViews(database: Pool, stores: readonly ListedStore[], product: StoredProduct, offers: readonly StoredOffer[]): Promise<StoreView[]> {
  const prices = await soldPrices(database, product.productId);
  const views: StoreView[] = [];
  for (const { name: store } of stores) {
    // Read and not taken from the list, which may be half a second old.
    const rules = await readRules(database, store);
    const kept = (offer: StoredOffer): Unsold => {
      if (offer.since !== null) return { why: 'offSale' };
      if (offer.withdrawn) return { why: 'notListed' };
      if (rules === null || prices.get(store)?.has(offer.offerId) === true) return null;
      const why = whyNotSold(rules, { ...offer, kind: product.kind, path: product.path });
      return why === null ? { why: 'behind' } : { why: 'assortment', ...why };
    };
    const shown = offers.map((offer) => {
      const unsold = kept(offer);
      const cents = rules === null ? offer.price : (prices.get(store)?.get(offer.offerId) ?? offer.price);
      return { offerId: offer.offerId, vendor: offer.vendor, contractNumber: offer.contract, price: unsold === null ? formatMoney(usd(cents)) : null, inStock: offer.available !== 0, unsold };
    });
    const sells = shown.some(({ unsold }) => unsold === null);
    views.push({ store, hasAssortment: rules !== null, shows: sells ? 'withOffers' : rules === null ? 'withoutOffers' : 'nothing', offers: shown });
  }
  return views;
}
