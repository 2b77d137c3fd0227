import type { Pool } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { summarize } from '../../import/rows.ts';
import { importCatalog, sourceOf } from '../../import/index.ts';
import { fixtureRows, inTurn, openCatalogServer } from '../../testing/catalog-server.ts';
import { runs } from '../../testing/many-runs.ts';
import type { TestServer } from '../../testing/server.ts';
import { readAssortmentInput, setAssortment, whyNotSold, type Assortment, type AssortmentInput } from './index.ts';

interface CatalogOffer {
  readonly offerId: string;
  readonly productId: string;
  readonly kind: 'product' | 'service';
  readonly path: readonly string[];
  readonly vendorId: string;
  readonly contract: string;
  readonly price: number;
  readonly unitOfIssue: string;
  readonly quantityBreaks: { minimumQuantity: number; price: number }[];
  readonly deliveryDays: number;
  readonly available: number | null;
  readonly indicators: string[];
  readonly labels: { own: string[] };
}

const offers = async (pool: Pool): Promise<CatalogOffer[]> =>
  (await pool.query<CatalogOffer>(
    `select offer_id as "offerId", product_id as "productId", kind, path, vendor_id as "vendorId", contract_number as contract, price, offer.unit_code as "unitOfIssue",
       quantity_breaks as "quantityBreaks", delivery_days as "deliveryDays", available, offer.indicators,
       json_build_object('own', array_remove(array[product.manufacturer, offer.unit_code, coalesce(offer.sin, '')], '') || path) as labels
     from marketplace.offer join marketplace.product using (product_id) join marketplace.category using (category_id) where not withdrawn`,
  )).rows;

/** The rules in plain words: the nearest category decides; of the rest, left out weighs more than taken in. */
function sells(assortment: Assortment, offer: CatalogOffer): boolean {
  const { categories, vendors, contracts, kinds, indicators } = assortment;
  const nearest = offer.path.toReversed().find((id) => categories.include.includes(id) || categories.exclude.includes(id));
  const inCategory = nearest === undefined ? categories.include.length === 0 : categories.include.includes(nearest);
  const passes = (choice: Assortment['vendors'], values: readonly string[]): boolean =>
    (choice.include.length === 0 || values.some((value) => choice.include.includes(value))) && !values.some((value) => choice.exclude.includes(value));
  return inCategory && passes(vendors, [offer.vendorId]) && passes(contracts, [offer.contract]) && passes(indicators, offer.indicators) && (kinds.length === 0 || kinds.includes(offer.kind));
}

/** Cents after the agreements that fit: the lowest counts, none raises. */
function agreed({ prices }: Assortment, offer: CatalogOffer, price: number): number {
  const fitting = prices.filter(
    ({ vendor, contract, category, offer: id }) =>
      (vendor === undefined || vendor === offer.vendorId) && (contract === undefined || contract === offer.contract) &&
      (category === undefined || offer.path.includes(category)) && (id === undefined || id === offer.offerId),
  );
  const lowered = fitting.map(({ percentOff, price: fixed }) =>
    percentOff === undefined ? (fixed ?? price) : Math.max(1, Number((BigInt(price) * BigInt(10_000 - percentOff) + 5000n) / 10_000n)));
  return Math.min(price, ...lowered);
}

const pick = (values: readonly string[], most: number) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: most }).chain((ids) => fc.nat(ids.length).map((cut) => ({ include: ids.slice(0, cut), exclude: ids.slice(cut) })));

/** Rules for categories on the way to a few products, so that they contradict one another on their way up. */
const nested = (paths: readonly (readonly string[])[]) =>
  fc.array(fc.constantFrom(...paths), { maxLength: 6 }).chain((chosen) => {
    const ids = [...new Set(chosen.flat())];
    return fc.array(fc.constantFrom('include', 'exclude', 'unsaid'), { minLength: ids.length, maxLength: ids.length }).map((said) => ({
      include: ids.filter((_, i) => said[i] === 'include'),
      exclude: ids.filter((_, i) => said[i] === 'exclude'),
    }));
  });

/** Random rules made of what the catalog has. */
function anyAssortment(catalog: readonly CatalogOffer[]): fc.Arbitrary<AssortmentInput> {
  const of = (values: (offer: CatalogOffer) => readonly string[]): string[] => [...new Set(catalog.flatMap((offer) => values(offer)))].toSorted();
  const [categories, vendors, contracts, indicators, ids] = [of(({ path }) => path), of(({ vendorId }) => [vendorId]), of(({ contract }) => [contract]), of((offer) => offer.indicators), of(({ offerId }) => [offerId])];
  const amount = fc.oneof(
    fc.record({ percentOff: fc.integer({ min: 1, max: 9999 }).map((hundredths) => hundredths / 100) }),
    fc.record({ price: fc.integer({ min: 1, max: 60_000 }).map((cents) => (cents / 100).toFixed(2)) }),
  );
  const terms = fc.oneof(
    fc.record({ vendor: fc.constantFrom(...vendors) }),
    fc.record({ category: fc.constantFrom(...categories) }),
    fc.record({ contract: fc.constantFrom(...contracts), category: fc.constantFrom(...categories) }),
    fc.record({ offer: fc.constantFrom(...ids) }),
  );
  return fc.record({
    categories: fc.oneof(pick(categories, 12), nested(catalog.map(({ path }) => path))),
    vendors: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: pick(vendors, 20) }),
    contracts: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: pick(contracts, 20) }),
    indicators: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: pick(indicators, 4) }),
    kinds: fc.oneof({ weight: 2, arbitrary: fc.constant<('product' | 'service')[]>([]) }, { weight: 1, arbitrary: fc.subarray<'product' | 'service'>(['product', 'service']) }),
    prices: fc.array(fc.tuple(terms, amount).map(([what, much]) => ({ ...what, ...much })), { maxLength: 12 }),
  });
}

describe.each(oneTestDatabase())('what a store sells on $name', ({ open }) => {
  let server: TestServer;
  let catalog: CatalogOffer[];
  beforeAll(async () => {
    server = await openCatalogServer(open, await fixtureRows(new Set(['3920564'])));
    catalog = await offers(server.pool);
  });
  afterAll(() => server.close());

  it('is, for any rules, the rules applied offer by offer', async () => {
    await fc.assert(
      fc.asyncProperty(anyAssortment(catalog), async (raw) => {
        const assortment = readAssortmentInput(raw);
        const { after } = await setAssortment(server.pool, 'VA', assortment, { again: true });
        const sold = catalog.filter((offer) => sells(assortment, offer)).map((offer) => {
          const price = agreed(assortment, offer, offer.price);
          const breaks = offer.quantityBreaks.map((step) => ({ ...step, price: agreed(assortment, offer, step.price) }));
          // Without an agreement the breaks are those of the contract, as they are.
          return { ...offer, price, quantityBreaks: agreed(assortment, offer, 1e9) === 1e9 ? offer.quantityBreaks : breaks.filter((step) => step.price < price) };
        });
        expect(catalog.filter((offer) => whyNotSold(assortment, offer) === null).length).toBe(after.offers);
        expect(after.offers).toBe(sold.length);
        const byProduct = Map.groupBy(sold, ({ productId }) => productId);

        const { rows: offerRows } = await server.pool.query("select offer_id as \"offerId\", price, quantity_breaks as \"quantityBreaks\" from marketplace.store_offer where store = 'VA' order by offer_id collate \"C\"");
        const byId = (a: CatalogOffer, b: CatalogOffer): number => (a.offerId < b.offerId ? -1 : 1);
        expect(offerRows).toEqual(sold.toSorted(byId).map(({ offerId, price, quantityBreaks }) => ({ offerId, price, quantityBreaks })));

        const { rows: products } = await server.pool.query<{ productId: string; indicators: string[]; facets: string[] }>(
          `select product_id as "productId", vendor_count as "vendorCount", price_low as "priceLow", price_high as "priceHigh", unit_code as unit, delivery_low as "deliveryLow",
             delivery_high as "deliveryHigh", indicators,
             array(select value from marketplace.facet_value where facet_value_id = any(facets)) as facets
           from marketplace.store_product where store = 'VA'`,
        );
        expect(products).toHaveLength(byProduct.size);
        for (const { productId, indicators, facets, ...row } of products) {
          const own = byProduct.get(productId) ?? [];
          const { indicators: expected, ...summary } = summarize(own.map((offer) => ({ ...offer, vendor: offer.vendorId, minimumOrder: 0, serviceArea: null })));
          expect({ productId, ...row }).toEqual({ productId, ...summary });
          expect(indicators.toSorted()).toEqual(expected.toSorted());
          const values = own.flatMap((offer) => [offer.vendorId, offer.contract, ...offer.indicators, ...offer.labels.own]);
          expect(new Set(facets)).toEqual(new Set(values));
        }
      }),
      { numRuns: runs(8, 60) },
    );
  });

  it('follows every batch of an import as if it had been set anew', async () => {
    const rows = (sql: string) => server.pool.query(sql).then(({ rows: found }) => found);
    const state = async () => [
      await rows("select * from marketplace.store_offer where store = 'VA' order by offer_id"),
      await rows("select store, product_id, vendor_count, price_low, price_high, unit_code, (select array_agg(id order by id) from unnest(facets) as f (id)) from marketplace.store_product where store = 'VA' order by product_id"),
      await rows("select * from marketplace.store_word where store = 'VA' order by term"),
      await rows("select * from marketplace.store_facet_value where store = 'VA' order by facet_value_id"),
      await rows("select behind, documents, total_length from marketplace.assortment where store = 'VA'"),
    ];
    await setAssortment(server.pool, 'VA', readAssortmentInput({ categories: { include: ['75', '70'] }, prices: [{ category: '7510', percentOff: 10 }] }), { again: true });
    const path = [{ id: '75', name: 'Office Supplies and Devices' }, { id: '7510', name: 'Office Supplies' }];
    const offer = (price: string) => ({ vendorId: 'V-NEW', vendor: 'New Vendor', contract: 'C-NEW', price, unitOfIssue: 'EA', deliveryDays: 2 });
    await importCatalog(server.pool, sourceOf(inTurn([
      { id: 'NEW-1', name: 'Quillstand of brass', categoryPath: path, offers: [offer('10.00')] },
      { id: 'NEW-2', name: 'Garden quillstand', categoryPath: [{ id: '87', name: 'Agricultural and Pet Supplies' }], offers: [offer('20.00')] },
    ])), { batchSize: 1 });
    const imported = await state();
    expect(imported[0]).toContainEqual(expect.objectContaining({ product_id: 'NEW-1', price: 900 }));
    expect(imported[2]).toContainEqual({ store: 'VA', term: 'quillstand', document_count: 1, name_count: 1 });
    expect(imported[4]).toEqual([expect.objectContaining({ behind: false })]);
    await setAssortment(server.pool, 'VA', readAssortmentInput({ categories: { include: ['75', '70'] }, prices: [{ category: '7510', percentOff: 10 }] }), { again: true });
    expect(await state()).toEqual(imported);
    // A change of its price, and the end of its offer.
    await importCatalog(server.pool, sourceOf(inTurn([{ id: 'NEW-1', name: 'Quillstand of brass', categoryPath: path, offers: [offer('30.00')] }])));
    expect((await state())[0]).toContainEqual(expect.objectContaining({ product_id: 'NEW-1', price: 2700 }));
    await importCatalog(server.pool, sourceOf(inTurn([{ id: 'NEW-1', name: 'Quillstand of brass', categoryPath: path, offers: [] }])));
    expect((await state())[2]).not.toContainEqual(expect.objectContaining({ term: 'quillstand' }));
  });
});
