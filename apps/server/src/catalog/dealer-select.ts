import { zipRule, type AttributesOf, type Offer } from '@quartermaster/contracts';
import type { CatalogOfDay } from '../stores/assortment/index.ts';
import { readProduct } from './product-detail.ts';

type Dealers = AttributesOf<'/catalog/dealer_select', 'Success'>;

interface Asked {
  readonly productId: string;
  readonly zip?: string | undefined;
  readonly sort?: Dealers['sort'] | undefined;
  readonly indicator: string;
  readonly inStock?: '1' | undefined;
}

const name = new Intl.Collator('en');
const byPrice = (a: Offer, b: Offer): number => a.price.amount - b.price.amount || a.deliveryDays - b.deliveryDays;
const orders: Readonly<Record<Dealers['sort'], (a: Offer, b: Offer) => number>> = {
  price: byPrice,
  delivery: (a, b) => a.deliveryDays - b.deliveryDays || byPrice(a, b),
  minimum: (a, b) => a.minimumOrder.amount - b.minimumOrder.amount || byPrice(a, b),
  name: (a, b) => name.compare(a.vendor.name, b.vendor.name) || byPrice(a, b),
};

const isOrderable = ({ delivers, available, outsidePriceDays }: Offer): boolean => delivers && available !== 0 && outsidePriceDays === undefined;

/** The offers of a product that fit what is asked for, in its order: what cannot be ordered comes last. Null when the store does not sell it. */
export async function readDealers(catalog: CatalogOfDay, { productId, zip, sort = 'price', indicator, inStock }: Asked): Promise<Dealers | null> {
  const zipProblem = zip === undefined || zip === '' ? null : zipRule(zip);
  const product = await readProduct(catalog, productId, undefined, zipProblem === null ? zip : undefined);
  if (product === null) return null;
  const { offers } = product;
  const known = new Map(offers.flatMap(({ indicators }) => indicators.map(({ code, label }) => [code, label] as const)));
  // Of an address that was edited, an indicator that no offer has asks for nothing.
  const asked = known.has(indicator) ? indicator : '';
  const chosen = offers
    .filter((offer) => (asked === '' || offer.indicators.some(({ code }) => code === asked)) && (inStock === undefined || isOrderable(offer)))
    .toSorted((a, b) => Number(isOrderable(b)) - Number(isOrderable(a)) || orders[sort](a, b));
  return {
    product: { ...product, offers: chosen },
    zipProblem,
    offerCount: offers.length,
    sort,
    indicator: asked,
    inStock: inStock !== undefined,
    indicators: [...known].map(([code, label]) => ({ code, label })).toSorted((a, b) => name.compare(a.label, b.label)),
  };
}
