import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { done, listed, listRequest } from '../wire/lists.ts';

const id = z.string().trim().min(1).max(200);
const reason = z.string().trim().min(1, 'Give the reason.').max(500);

const listedProduct = z.object({
  productId: z.string(),
  name: z.string(),
  partNumber: z.string(),
  /** With hyphens. */
  nsn: z.string().nullable(),
  manufacturer: z.string(),
  /** Offers that can be bought, and those that operators have taken off sale. */
  offers: z.int(),
  offSale: z.int(),
});

export type CatalogProduct = z.output<typeof listedProduct>;

const offer = z.object({
  offerId: z.string(),
  vendorId: z.string(),
  vendor: z.string(),
  contractNumber: z.string(),
  /** That of the contract, for one unit of issue. */
  price: z.string(),
  unitOfIssue: z.string(),
  deliveryDays: z.int(),
  /** Pieces in stock; null where there is no stock to count. */
  available: z.int().nullable(),
  /** `2027-03-31`: when one without stock is expected again; null: that is not known. */
  backInStock: z.string().nullable(),
  /** The first and the last day of the price; null: it has none. */
  priceFrom: z.string().nullable(),
  priceUntil: z.string().nullable(),
  /** The last day of the contract, as the catalog knows it; null: it does not. */
  contractUntil: z.string().nullable(),
  /** The agencies whose buyers alone may order it; empty: every buyer may. */
  restrictedTo: z.array(z.string()),
  /** Smallest and largest order; null: none. */
  minimumOrder: z.string().nullable(),
  maximumOrder: z.string().nullable(),
  /** As `10 or more: $11.90`. */
  quantityBreaks: z.array(z.string()),
  /** The last import of the product names it. */
  listed: z.boolean(),
  /** Null: no operator has taken it off sale. */
  offSale: z.object({ since: z.string(), by: z.string(), reason: z.string() }).nullable(),
});

export type CatalogOffer = z.output<typeof offer>;

/** Why a store does not show an offer; null: it shows it. */
const unsold = z
  .discriminatedUnion('why', [
    z.object({ why: z.literal('offSale') }),
    z.object({ why: z.literal('notListed') }),
    z.object({
      why: z.literal('assortment'),
      /** What the rule is about, and its value; null: what the store takes in does not include that of the offer. */
      subject: z.enum(['category', 'vendor', 'contract', 'kind', 'indicator']),
      value: z.string().nullable(),
    }),
    /** The rules of the store let it in and it is not there: what the store sells is being worked out. */
    z.object({ why: z.literal('behind') }),
  ])
  .nullable();

export type Unsold = z.output<typeof unsold>;

const storeView = z.object({
  store: z.string(),
  /** The store sells a part of the catalog, or at prices of its own. */
  hasAssortment: z.boolean(),
  /** `withoutOffers`: the product is found and nothing of it can be bought. */
  shows: z.enum(['withOffers', 'withoutOffers', 'nothing']),
  offers: z.array(
    z.object({
      offerId: z.string(),
      vendor: z.string(),
      contractNumber: z.string(),
      /** In this store; null where it does not show the offer. */
      price: z.string().nullable(),
      inStock: z.boolean(),
      unsold,
    }),
  ),
});

export type StoreView = z.output<typeof storeView>;

export const catalogProductsService = defineDeskService({
  path: '/catalog/products', method: 'GET', role: 'viewer', summary: 'Products by product id, part number or NSN, or those of which an offer was taken off sale.',
  request: z.object({ ...listRequest, state: z.enum(['all', 'offSale']).default('all') }),
  answer: z.object({ ...listed, products: z.array(listedProduct) }),
});

export const catalogProductService = defineDeskService({
  path: '/catalog/product', method: 'GET', role: 'viewer', summary: 'One product with all its offers, and as each store shows it.',
  request: z.object({ productId: id }),
  answer: z.object({
    product: listedProduct.omit({ offers: true, offSale: true }).extend({ kind: z.enum(['product', 'service']), category: z.string(), importedAt: z.string(), /** The id of the product that takes its place where it cannot be ordered. */ replacedBy: z.string().nullable(), /** The configuration that it is a variant of, with what it has of each option; null: it has no options. */ configuration: z.object({ id: z.string(), name: z.string(), options: z.array(z.object({ name: z.string(), value: z.string() })) }).nullable(), /** Where its photograph comes from, and its pixels; null: a drawing is shown. */ photograph: z.object({ source: z.string(), width: z.int(), height: z.int(), importedAt: z.string() }).nullable() }),
    offers: z.array(offer),
    stores: z.array(storeView),
  }),
});

export const takeOffSaleService = defineDeskService({
  path: '/catalog/take-off-sale', method: 'POST', role: 'catalogEditor', summary: 'Takes an offer off sale in every store, through later imports, until it is put back.',
  request: z.object({ offerId: id, reason }),
  answer: done,
});

export const putBackService = defineDeskService({
  path: '/catalog/put-back', method: 'POST', role: 'catalogEditor', summary: 'Puts an offer back on sale that was taken off.',
  request: z.object({ offerId: id, reason }),
  answer: done,
});
