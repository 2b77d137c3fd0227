import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { importCatalog, sourceOf } from '../import/index.ts';
import { readAssortmentInput, setAssortment, wholeCatalog, type StoreCatalog } from '../stores/assortment/index.ts';
import { inTurn, openCatalogServer } from '../testing/catalog-server.ts';
import type { TestServer } from '../testing/server.ts';
import { searchOf } from './request.ts';
import { search } from './search.ts';

const offer = { vendor: 'Depot', contract: 'C-1', price: '10.00', deliveryDays: 5 };
const food = (id: string, name: string, manufacturer = '') => ({ id, name, manufacturer, categoryPath: [{ id: 'F', name: 'Food' }], offers: [offer] });
const rows = [
  food('cheese', 'Cheese, mozzarella, whole milk'),
  food('milk', 'Milk, whole, 3.25% milkfat, vitamins added'),
  food('slaw', 'Coleslaw', 'Popeyes Chicken and Biscuits'),
  food('biscuits', 'Biscuits, plain, dry mix'),
  ...['Rice', 'Beans', 'Flour', 'Sugar', 'Salt', 'Tea'].map((name) => food(name, `${name}, dry`)),
];

describe.each(oneTestDatabase())('what a name names first, on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openCatalogServer(open, rows);
    await setAssortment(server.pool, 'VA', readAssortmentInput({ categories: { exclude: ['G'] } }));
  });
  afterAll(() => server.close());
  const found = async (q: string, catalog: StoreCatalog = wholeCatalog(server.pool)): Promise<readonly string[]> => (await search(catalog, searchOf({ q }))).matches.ids;

  it('leads what ends with the same words, in the whole catalog and in a store with an assortment', async () => {
    for (const catalog of [wholeCatalog(server.pool), { database: server.pool, assortment: 'VA' }]) expect((await found('whole milk', catalog)).slice(0, 2)).toEqual(['milk', 'cheese']);
  });

  it('leads what only a manufacturer is called', async () => {
    expect((await found('biscuits')).slice(0, 2)).toEqual(['biscuits', 'slaw']);
  });

  it('is no word of the catalog: it is neither counted nor found, also after a later import', async () => {
    await importCatalog(server.pool, sourceOf(inTurn([...rows.slice(1), food('cheese', 'Mozzarella, whole milk')])));
    const { rows: words } = await server.pool.query<{ term: string; count: number }>(
      `select term, document_count as count from marketplace.vocabulary union all select term, document_count from marketplace.store_word`,
    );
    expect(words.filter(({ term }) => !/^[\p{L}\p{N}]/u.test(term))).toEqual([]);
    expect(words).toContainEqual({ term: 'milk', count: 2 });
    expect(await found('"^mozzarella"')).toEqual(['cheese']);
  });
});
