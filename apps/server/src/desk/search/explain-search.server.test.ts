import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAssortmentInput, setAssortment } from '../../stores/assortment/index.ts';
import { openCatalogServer } from '../../testing/catalog-server.ts';
import type { TestServer } from '../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

const offer = { vendor: 'Depot', contract: 'C-1', price: '10.00', deliveryDays: 5 };
const staplers = [{ id: '75', name: 'Office' }, { id: '7520', name: 'Staplers' }];
const rows = [
  { id: 'repair', name: 'Stapler stapler stapler', kind: 'service', categoryPath: [{ id: 'J075', name: 'Repair' }], offers: [offer] },
  { id: 'stapler', name: 'Red stapler', manufacturer: 'Swing', partNumber: 'SW-100', categoryPath: staplers, offers: [offer] },
  { id: 'gone', name: 'Red stapler', manufacturer: 'Other', categoryPath: staplers, offers: [] },
  { id: 'staples', name: 'Staples for a stapler', manufacturer: 'Other', categoryPath: [{ id: '76', name: 'Supplies' }], offers: [offer] },
  ...['Chair', 'Lamp', 'Desk'].map((name) => ({ id: name, name, categoryPath: [{ id: '71', name: 'Furniture' }], offers: [offer] })),
];

describe.each(oneTestDatabase())('why a result is where it is, on $name', ({ open }) => {
  let server: TestServer;
  let viewer: DeskBrowser;
  beforeAll(async () => {
    server = await openCatalogServer(open, rows);
    viewer = await operatorAtDesk(server, 'viewer');
  });
  afterAll(() => server.close());
  const why = async (q: string, store = '') => (await viewer.get('/catalog/explain-search', { q, store })).answer;

  it('is said part by part: the results are those of buyers, in the order of their scores', async () => {
    const { results, total, stores, store } = await why('swing stapler');
    const bought = (await (await server.visitor()).get('/search/advantage_search?q=swing+stapler')).envelope.attributes as unknown as { results: { productId: string }[]; total: number };
    expect([results.map(({ productId }) => productId), total]).toEqual([bought.results.map(({ productId }) => productId), bought.total]);
    expect(stores).toContain(store);
    const [first, ...others] = results;
    expect(first).toMatchObject({ productId: 'stapler', hasAllWords: true, hasNumber: false, offerFactor: 1 });
    expect([first, others.find(({ productId }) => productId === 'staples')].map((each) => each?.nameFactor)).toEqual([1.4, 1.4]);
    expect(first?.categoryFactor).toBeGreaterThan(1);
    expect(others.map(({ hasAllWords }) => hasAllWords)).not.toContain(true);
    const { results: plain } = await why('stapler');
    expect(plain.at(-1)).toMatchObject({ productId: 'repair', kindFactor: 0.01 });
    expect((await why('stapler repair')).results[0]).toMatchObject({ productId: 'repair', kindFactor: 1 });
    expect(others.find(({ productId }) => productId === 'gone')?.offerFactor).toBe(0.5);
    for (const { words, score, nameFactor, categoryFactor, offerFactor, kindFactor } of results) expect(score).toBeCloseTo(words.reduce((sum, { adds }) => sum + adds, 0) * nameFactor * categoryFactor * offerFactor * kindFactor, 6);
    expect(others.map(({ score }) => score)).toEqual(others.map(({ score }) => score).toSorted((a, b) => b - a));
  });

  it('a number of the search, and words that are none, are said, too', async () => {
    expect((await why('SW100')).results).toMatchObject([{ productId: 'stapler', hasNumber: true }]);
    expect(await why('*')).toMatchObject({ problem: 'A search must start with a letter or a digit.', results: [] });
    expect(await why('', 'FSS')).toMatchObject({ store: 'FSS', problem: null, results: [] });
  });

  it('is said of what the store sells that is asked for, and of the words without the spaces around them', async () => {
    await setAssortment(server.pool, 'VA', readAssortmentInput({ categories: { exclude: ['76'] } }));
    // Which stores have an assortment is read again after a while.
    await expect.poll(async () => (await why('stapler', 'VA')).results.map(({ productId }) => productId)).not.toContain('staples');
    expect((await why('stapler')).results.map(({ productId }) => productId)).toContain('staples');
    expect(await why('  red   stapler ')).toMatchObject({ q: 'red stapler', store: 'ADVANTAGE' });
  });
});
