import { identifier, openPool, sql, type Pool } from '@quartermaster/database';
import { testDatabases, type OpenTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDealers } from '../catalog/dealer-select.ts';
import { findByPartLike, readSpecialCategories, readStartPage } from '../catalog/index.ts';
import { readDetail } from '../catalog/product-detail.ts';
import { findSummaries } from '../catalog/summary-store.ts';
import { importCatalog, sourceOf } from '../import/index.ts';
import { largeCatalog, readAssortmentInput, setAssortment, wholeCatalog, type CatalogOfDay } from '../stores/assortment/index.ts';
import { inTurn } from '../testing/catalog-server.ts';
import { showCollection } from './collections.ts';
import { findAgencyProducts } from '../suggestions/agency-products.ts';
import { findFresh, findMandatory, findOrdered } from '../suggestions/find-products.ts';
import { drillDown } from './drilldown.ts';
import { explain } from './explain.ts';
import { postgresqlSearch } from './postgresql-search.ts';
import { searchOf } from './request.ts';
import { gssSearch } from './gss-search.ts';
import { openSearchPool } from './search-pool.ts';
import { makeCatalog, row } from './testing/made-catalog.ts';
import { zeroResults } from './zero-results.ts';

/** Tables that have a million rows and more in a large catalog. */
const large = ['product', 'offer', 'vocabulary', 'store_product', 'store_offer', 'store_word'];
const million = 1_000_000;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The pool, and the statements that it was sent. */
function heard(pool: Pool): { readonly pool: Pool; readonly sent: Sent[] } {
  const sent: Sent[] = [];
  const query = (statement: string | Sent, values: readonly unknown[] = []): Promise<unknown> => {
    const { text, values: own } = typeof statement === 'string' ? { text: statement, values } : statement;
    sent.push({ text, values: own });
    return pool.query(text, [...own]);
  };
  return { pool: new Proxy(pool, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) }), sent };
}

describe.each(testDatabases('postgresql'))('statements on a database that takes its large tables for a million rows, on $name', { timeout: 120_000 }, ({ open }) => {
  let database: OpenTestDatabase;
  let pages: Pool;
  let searches: Pool;
  beforeAll(async () => {
    database = await open();
    pages = openPool(database.url);
    searches = openSearchPool(database.url, {});
    await importCatalog(pages, sourceOf(inTurn(makeCatalog().map(row))));
    await setAssortment(pages, 'VA', readAssortmentInput({ categories: { exclude: ['saws'] } }));
    await pages.query('update marketplace.search_statistics set documents = documents + $1', [largeCatalog]);
    await setAssortment(pages, 'USMC', readAssortmentInput({ categories: { exclude: ['saws'] } }));
    await pages.query('update marketplace.search_statistics set documents = documents - $1', [largeCatalog]);
    await pages.query('vacuum (analyze) marketplace.store_offer, marketplace.store_product, marketplace.store_word, marketplace.store_facet_value');
    // What the planner is told of the tables stays as it is told.
    for (const table of large) await pages.query(sql`alter table ${identifier('marketplace', table)} set (autovacuum_enabled = false)`);
    // The planner takes a table for as many rows as each of its pages has here, times its pages.
    await pages.query("update pg_class set reltuples = $1 where relnamespace = 'marketplace'::regnamespace and relname = any($2::text[]) and relkind = 'r'", [million, large]);
  });
  afterAll(async () => {
    await Promise.all([pages?.end(), searches?.end()]);
    await database.close();
  });

  /** The statements that read a large table from its beginning to its end. */
  async function walks(pool: Pool, work: (pool: Pool) => Promise<unknown>): Promise<string[]> {
    const listening = heard(pool);
    await work(listening.pool);
    const found: string[] = [];
    for (const { text, values } of listening.sent) {
      const { rows } = await pool.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(`explain (format json) ${text}`, [...values]);
      const nodes = (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan: plan }) => nodesOf(plan));
      const walked = nodes.filter((node) => node['Node Type'] === 'Seq Scan' && large.includes(node['Relation Name'] ?? ''));
      if (walked.length > 0) found.push(`${walked.map((node) => node['Relation Name']).join(', ')}: ${text.replace(/\s+/g, ' ')}`);
    }
    // A statement that nothing was heard of would not be found.
    expect(listening.sent.length).toBeGreaterThan(0);
    return found;
  }

  const catalogs = [
    ['the whole catalog', (database: Pool): CatalogOfDay => wholeCatalog(database)],
    ['a store with an assortment', (database: Pool): CatalogOfDay => ({ ...wholeCatalog(database), assortment: 'VA' })],
    ['a store with an index of its own', (database: Pool): CatalogOfDay => ({ ...wholeCatalog(database), assortment: 'USMC' })],
  ] as const;
  const queries = ['amber', 'amber birch', 'ambre birch', 'amber birch cobalt denim ember amber birch cobalt denim ember amber birch', 'ZQ1005X', 'ZQ10055X', 'xqzwvk', 'amber xqzwvk'];
  const asked = [
    ...queries.map((q) => ({ q })),
    { q: 'amber', page: 400 },
    { q: 'amber birch', category: ['tools'], vendor: ['V1'] },
    { q: 'amber', sort: 'price_low' as const, priceMin: '2', priceMax: '30' },
    { q: 'amber', sin: ['SV1'], unit: ['EA'], deliveryDays: 3 },
    { sin: ['SV1'] },
    { unit: ['EA'], sort: 'delivery' as const },
  ];

  it.each(catalogs)('searches take an index, in %s', async (_name, of) => {
    const walked = await walks(searches, async (pool) => {
      const { assortment } = of(pool);
      const engine = postgresqlSearch(pool);
      for (const request of asked) await engine.search({ assortment }, searchOf(request));
      for (const term of ['am', 'amber bi', 'ZQ10', 'section']) await engine.complete({ assortment }, term, 10);
    });
    expect(walked).toEqual([]);
  });

  it.each(catalogs)('special categories, branches of the tree, filters that are left out and reasons of a rank take an index, in %s', async (_name, of) => {
    const walked = await walks(searches, async (pool) => {
      const catalog = of(pool);
      const engine = postgresqlSearch(pool);
      await readSpecialCategories(catalog);
      await showCollection(engine, catalog, { id: 'sv', name: 'Sold under SV1', description: '', path: '/search/special_category_search', responseName: 'Success', words: 'amber', kind: null, indicators: [], categories: ['tools'], sins: ['SV1'], facts: [] });
      for (const category of ['', 'tools', 'saws']) await drillDown(engine, catalog, { category });
      await zeroResults(engine, catalog, searchOf({ q: 'amber xqzwvk', priceMax: '0.01', vendor: ['V1'], deliveryDays: 1 }));
      await readDealers(catalog, { productId: 'p004', indicator: '' });
      await explain(catalog, searchOf({ q: 'amber birch' }));
    });
    expect(walked).toEqual([]);
  });

  it.each(catalogs)('a product, a list of products and the start page take an index, in %s', async (_name, of) => {
    const walked = await walks(pages, async (pool) => {
      const catalog = of(pool);
      await readDetail(catalog, 'p004', '20405');
      await findSummaries(catalog, ['p004', 'p005', 'p006']);
      await findByPartLike(catalog, 'ZQ10055X', 6);
      await readStartPage(catalog);
    });
    expect(walked).toEqual([]);
  });

  it.each(catalogs)('what a start page invites to, and the example of a stock number, take an index, in %s', async (_name, of) => {
    const walked = await walks(pages, async (pool) => {
      const catalog = of(pool);
      const buyer = { buyerId: '00000000-0000-4000-8000-000000000001', store: 'ADVANTAGE' } as const;
      await findFresh(catalog, { now: new Date(), days: 30 }, 4);
      await findMandatory(catalog, 12);
      await findOrdered(pool, buyer, 4);
      await findAgencyProducts(pool, { ...buyer, agencyCode: '47' }, 4);
      await gssSearch(catalog, { q: '', group: '' });
    });
    expect(walked).toEqual([]);
  });
});
