import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frequentSearches, writeCounts } from '../../search/searched/kept-searches.ts';
import { searchCounts } from '../../search/tokens.ts';
import { openCatalogServer } from '../../testing/catalog-server.ts';
import type { TestServer } from '../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

const offer = { vendor: 'Depot', contract: 'C-1', price: '10.00', deliveryDays: 5 };
const rows = [{ id: 'lamp', name: 'Desk lamp', manufacturer: 'Sample', categoryPath: [{ id: '75', name: 'Office' }], offers: [offer] }];

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
    await server.pool.query("update marketplace.searched_query set day = '2026-11-01'");
    await server.cleanUp(new Date('2026-11-30T12:00:00Z'));
    expect(await kept()).toBe(2);
    await server.cleanUp(new Date('2026-12-01T12:00:00Z'));
    expect(await kept()).toBe(0);
    await writeCounts(server.pool, ['lamp', 'desk'].map((query) => ({ day: '2027-01-01', store: 'ADVANTAGE', query, searches: 1, results: 1, exactResults: true })));
    await server.cleanUp(new Date('2027-03-01T12:00:00Z'));
    expect(await kept()).toBe(0);
  });

  it('is so much of one day and no more, but what is kept is counted on', async () => {
    await server.pool.query("insert into marketplace.searched_query (day, store, query, searches, results, exact_results) select '2027-01-02', 'ADVANTAGE', 'word ' || n, 1, 1, true from generate_series(1, 20000) as n");
    await writeCounts(server.pool, ['word 7', 'another word'].map((query) => ({ day: '2027-01-02', store: 'ADVANTAGE', query, searches: 2, results: 5, exactResults: true })));
    expect((await server.pool.query("select query, searches, results from marketplace.searched_query where query in ('word 7', 'another word')")).rows).toEqual([{ query: 'word 7', searches: 3, results: 5 }]);
    await writeCounts(server.pool, [{ day: '2027-01-02', store: 'VA', query: 'word 7', searches: 9, results: 5, exactResults: true }]);
    await server.pool.query("delete from marketplace.searched_query where query <> 'word 7'");
    await writeCounts(server.pool, [{ day: '2027-01-03', store: 'VA', query: 'word 7', searches: 9, results: 5, exactResults: true }]);
    await writeCounts(server.pool, [{ day: '2027-01-03', store: 'VA', query: 'later word', searches: 1, results: 5, exactResults: true }]);
    expect(await frequentSearches(server.pool, 10), 'in the store that asks for it most').toEqual([{ query: 'word 7', store: 'VA', searches: 9 }, { query: 'later word', store: 'VA', searches: 1 }]);
  });

  it('is summed up over its days in each store, with what the last of them found, the most frequent first, page by page', async () => {
    // The days above have ended the session.
    viewer = await operatorAtDesk(server, 'viewer');
    await server.pool.query('delete from marketplace.searched_query');
    await server.pool.query(`insert into marketplace.searched_query (day, store, query, searches, results, exact_results) values
      ('2027-02-01', 'ADVANTAGE', 'pen', 5, 3, true), ('2027-02-02', 'ADVANTAGE', 'pen', 1, 7, false), ('2027-02-01', 'VA', 'pen', 2, 4, true)`);
    await server.pool.query("insert into marketplace.searched_query (day, store, query, searches, results, exact_results) select '2027-02-01', 'ADVANTAGE', 'pen ' || n, 1, 2, true from generate_series(1, 30) as n");
    const { answer: first } = await viewer.get('/searches', { q: 'pen' });
    expect(first.searches.slice(0, 2)).toEqual([
      { query: 'pen', store: 'ADVANTAGE', searches: 6, results: 7, exactResults: false, lastDay: '2027-02-02' }, { query: 'pen', store: 'VA', searches: 2, results: 4, exactResults: true, lastDay: '2027-02-01' },
    ]);
    const { answer: second } = await viewer.get('/searches', { q: 'pen', page: 2 });
    expect(new Set([...first.searches, ...second.searches].map(({ query, store }) => `${store} ${query}`)).size).toBe(32);
  });
});
