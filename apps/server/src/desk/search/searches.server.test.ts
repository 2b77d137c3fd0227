import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchCounts } from '../../search/tokens.ts';
import { openCatalogServer } from '../../testing/catalog-server.ts';
import type { TestServer } from '../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

const offer = { vendor: 'Depot', contract: 'C-1', price: '10.00', deliveryDays: 5 };
const rows = [{ id: 'lamp', name: 'Desk lamp', manufacturer: 'Sample', categoryPath: [{ id: '75', name: 'Office' }], offers: [offer] }];
const day = 86_400_000;

describe.each(oneTestDatabase())('what is searched for, at the desk on $name', ({ open }) => {
  let server: TestServer;
  let viewer: DeskBrowser;
  beforeAll(async () => {
    server = await openCatalogServer(open, rows);
    viewer = await operatorAtDesk(server, 'viewer');
  });
  afterAll(() => server.close());

  it('is counted in each store, what found nothing first, and nothing of who searched', async () => {
    const visitor = await server.visitor();
    for (const q of ['lamp', 'Lamp', 'qzqzq', 'lamp&page=2', 'lamp&priceMax=5', 'ada%40agency.example.gov', '4111111111111111']) await visitor.get(`/search/advantage_search?q=${q}`);
    await server.valueOf(searchCounts)?.written();
    const { answer } = await viewer.get('/searches');
    expect(answer).toMatchObject({ total: 2, page: 1, pageCount: 1, keptDays: 30 });
    expect(answer.searches).toMatchObject([{ query: 'qzqzq', store: 'ADVANTAGE', searches: 1, results: 0, exactResults: true }, { query: 'lamp', searches: 2, results: 1 }]);
    expect((await viewer.get('/searches', { state: 'nothing' })).answer.searches.map(({ query }) => query)).toEqual(['qzqzq']);
    expect((await viewer.get('/searches', { q: 'LAM' })).answer.searches.map(({ query }) => query)).toEqual(['lamp']);
    const { rows: columns } = await server.pool.query<{ name: string }>("select column_name as name from information_schema.columns where table_name = 'searched_query' order by ordinal_position");
    expect(columns.map(({ name }) => name)).toEqual(['day', 'store', 'query', 'searches', 'results', 'exact_results']);
  });

  it('is kept for thirty days', async () => {
    const kept = async () => (await server.pool.query<{ count: number }>('select count(*)::integer as count from marketplace.searched_query')).rows[0]?.count;
    await server.cleanUp(new Date(Date.now() + 28 * day));
    expect(await kept()).toBe(2);
    await server.cleanUp(new Date(Date.now() + 32 * day));
    expect(await kept()).toBe(0);
  });
});
