import { openPool, type Pool } from '@quartermaster/database';
import { oneTestDatabase, type OpenTestDatabase } from '@quartermaster/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importCatalog, sourceOf } from '../../import/index.ts';
import { readAssortmentInput, setAssortment, wholeCatalog } from '../../stores/assortment/index.ts';
import { inTurn } from '../../testing/catalog-server.ts';
import { searchOf } from '../request.ts';
import { makeCatalog, row, type Product } from '../testing/made-catalog.ts';
import { openCluster, type Cluster } from './cluster.ts';
import { clusterSearch } from './cluster-search.ts';
import { DocumentReader } from './documents.ts';
import { feedOnce } from './feed.ts';
import { stopNoting } from './outbox.ts';
import { indexCommand, readIndexArguments } from './index-command.ts';
import { rebuildIndex } from './rebuild.ts';
import { FakeCluster } from './testing/fake-cluster.ts';

const spread = { shards: 2, replicas: 1 } as const;
const times = (from: number) => ({ now: () => new Date(Date.UTC(2026, 0, 1) + (from += 1_000)) });

describe.each(oneTestDatabase())('the index of a search cluster, from a catalog on $name', ({ open }) => {
  const all = makeCatalog().slice(0, 12);
  let [database, pool, cluster, fake]: [OpenTestDatabase?, Pool?, Cluster?, FakeCluster?] = [];
  const opened = (): { pool: Pool; cluster: Cluster; fake: FakeCluster } => {
    if (pool === undefined || cluster === undefined || fake === undefined) throw new Error('not open');
    return { pool, cluster, fake };
  };
  beforeAll(async () => {
    database = await open();
    pool = openPool(database.url, { maxConnections: 4 });
  });
  afterAll(async () => {
    await pool?.end();
    await database?.close();
  });
  beforeEach(async () => {
    fake = new FakeCluster();
    cluster = openCluster({ nodes: [await fake.open()], alias: 'shop' }, { node: 30_000, question: 30_000 });
    const { pool: catalog } = opened();
    await stopNoting(catalog);
    // What the test before has changed becomes what it was.
    await importCatalog(catalog, sourceOf(inTurn(all.map(row))));
    await setAssortment(catalog, 'VA', readAssortmentInput({ categories: { include: ['tools'] } }));
  }, 120_000);
  afterEach(async () => {
    await cluster?.close();
    await fake?.close();
  });

  const build = (now = new Date(Date.UTC(2026, 0, 1))) => rebuildIndex(opened().pool, opened().cluster, { spread, now });
  const named = (products: readonly Product[], assortment: string): Record<string, string> =>
    Object.fromEntries(products.map(({ id, words }) => [`${assortment}:${id}`, `${words.join(' ')} ${id}`.trim()]));
  const sold = all.filter(({ path, prices }) => path[0] === 'tools' && prices.size > 0);
  const expected = (products: readonly Product[] = all): Record<string, string> => ({ ...named(products, '-'), ...named(products.filter(({ id }) => sold.some((each) => each.id === id)), 'VA') });
  const [first] = sold;
  if (first === undefined) throw new Error('nothing is sold');
  const renamed: Product = { ...first, words: ['zinnober'] };
  const changed = expected(all.map((product) => (product.id === first.id ? renamed : product)));

  it('has each product once for the catalog, and once for each store with an assortment that sells it', async () => {
    expect(await build()).toEqual({ index: 'shop-20260101000000000', documents: all.length + sold.length, isSafe: true });
    expect(opened().fake.documents('shop')).toEqual(expected());
  });

  it('gets changes while it is built, and no older state over them', async () => {
    const { pool: catalog, cluster: searched, fake: node } = opened();
    let writes = 0;
    node.onCall = async ({ path }) => {
      if (path !== '/_bulk') return;
      writes += 1;
      // The products of this call were read before the change, and arrive after it.
      if (writes !== 1) return;
      await importCatalog(catalog, sourceOf(inTurn([row(renamed)])));
      await feedOnce(catalog, searched, new DocumentReader());
    };
    await build();
    expect(writes).toBeGreaterThan(2);
    expect(node.documents('shop')).toEqual(changed);
  });

  it('takes the place of the old one when it is full, which is taken away then, and so is one that was not finished', async () => {
    const { pool: catalog, fake: node } = opened();
    await build();
    await catalog.query("insert into marketplace.search_index (name, live) values ('shop-20251231000000000', false)");
    node.indexes.set('shop-20251231000000000', new Map());
    const seen: (string | undefined)[] = [];
    node.onCall = ({ path }) => void (path === '/_bulk' && seen.push(node.aliases.get('shop')));
    await build(new Date(Date.UTC(2026, 0, 2)));
    expect(new Set(seen)).toEqual(new Set(['shop-20260101000000000']));
    expect([...node.indexes.keys()]).toEqual(['shop-20260102000000000']);
    expect(node.documents('shop')).toEqual(expected());
    const { rows } = await catalog.query('select name, live from marketplace.search_index');
    expect(rows).toEqual([{ name: 'shop-20260102000000000', live: true }]);
  });

  it('stays in use after a build that was killed when it had just been put in use, and nothing of any build that was killed is left', async () => {
    const { pool: catalog, fake: node } = opened();
    await build();
    // The cluster knows the new index already, and the database does not.
    await catalog.query("update marketplace.search_index set live = false; insert into marketplace.search_index (name, live) values ('shop-20251231000000000', true)");
    const ofOthers = ['shop-annex-20251231000000000', 'shop-20251231'];
    for (const name of ['shop-20251231000000000', 'shop-20251230000000000', ...ofOthers]) node.indexes.set(name, new Map());
    const seen: (string | undefined)[] = [];
    node.onCall = ({ path }) => void (path === '/_bulk' && seen.push(node.aliases.get('shop')));
    await build(new Date(Date.UTC(2026, 0, 2)));
    expect(new Set(seen)).toEqual(new Set(['shop-20260101000000000']));
    expect([...node.indexes.keys()].toSorted()).toEqual([...ofOthers, 'shop-20260102000000000'].toSorted());
    expect(node.documents('shop')).toEqual(expected());
  });

  it('is built anew where the cluster has lost it, also with changes that wait for it', async () => {
    const { pool: catalog, fake: node } = opened();
    await build();
    node.indexes.clear();
    node.aliases.clear();
    await importCatalog(catalog, sourceOf(inTurn([row(renamed)])));
    await build(new Date(Date.UTC(2026, 0, 2)));
    expect(node.documents('shop')).toEqual(changed);
    const { rows } = await catalog.query('select name, live from marketplace.search_index');
    expect(rows).toEqual([{ name: 'shop-20260102000000000', live: true }]);
  });

  it('is fed what changes and what is not sold any more, also when the cluster was away meanwhile', async () => {
    const { pool: catalog, cluster: searched, fake: node } = opened();
    await build();
    node.onCall = () => { throw new Error('away'); };
    await importCatalog(catalog, sourceOf(inTurn([row(renamed)])));
    const reader = new DocumentReader();
    await expect(feedOnce(catalog, searched, reader)).rejects.toThrow('sample');
    node.onCall = () => {};
    const fed = await feedOnce(catalog, searched, reader);
    expect(fed).toMatchObject({ isOther: false, more: false });
    expect(fed.changes).toBeGreaterThan(0);
    expect(node.documents('shop')).toEqual(changed);
    await setAssortment(catalog, 'VA', null);
    await feedOnce(catalog, searched, reader);
    expect(Object.keys(node.documents('shop')).filter((id) => id.startsWith('VA:'))).toEqual([]);
    expect(await feedOnce(catalog, searched, reader)).toEqual({ isOther: false, changes: 0, more: false });
  });

  it('is left as it is by a feed that is ended, and the changes are kept', async () => {
    const { pool: catalog, cluster: searched, fake: node } = opened();
    await build();
    await importCatalog(catalog, sourceOf(inTurn([row(renamed)])));
    const ending = new AbortController();
    // No answer comes.
    node.onCall = async () => {
      ending.abort();
      await new Promise(() => {});
    };
    await expect(feedOnce(catalog, searched, new DocumentReader(), ending.signal)).rejects.toMatchObject({ name: 'RequestAbortedError' });
    expect((await catalog.query('select from marketplace.search_change')).rowCount).toBeGreaterThan(0);
    node.onCall = () => {};
    await feedOnce(catalog, searched, new DocumentReader());
    expect(node.documents('shop')).toEqual(changed);
  });

  it('is not made by a feed when it was lost: the changes are kept', async () => {
    const { pool: catalog, cluster: searched, fake: node } = opened();
    await build();
    node.indexes.clear();
    await importCatalog(catalog, sourceOf(inTurn([row(renamed)])));
    await expect(feedOnce(catalog, searched, new DocumentReader())).rejects.toThrow(/did not take .* what has changed is kept/);
    expect([node.indexes.size, (await catalog.query('select from marketplace.search_change')).rowCount]).toEqual([0, 3]);
  });

  it('is built, looked at and taken away by the operator', async () => {
    const { pool: catalog, cluster: searched, fake: node } = opened();
    const said: string[] = [];
    const run = (...args: string[]) => indexCommand(catalog, searched, readIndexArguments(args), { spread, clock: times(0), say: (line) => void said.push(line) });
    await run('--status');
    await run();
    await importCatalog(catalog, sourceOf(inTurn([row(renamed)])));
    await run('--status');
    const kept = new Map(node.indexes);
    node.indexes.clear();
    await run('--status');
    for (const [name, index] of kept) node.indexes.set(name, index);
    await run('--remove');
    expect(said.filter((line) => !line.startsWith('  '))).toEqual([
      'The cluster fake is green, with 3 nodes.',
      'shop has no index yet. "npm run search:index" builds one.',
      '0 changes wait for it.',
      expect.stringMatching(/^shop is shop-20260101000001000 now: \d+ products of the catalog and of assortments in \d+ s\.$/),
      'The cluster fake is green, with 3 nodes.',
      `shop-20260101000001000 has ${all.length + sold.length} products and is in use.`,
      expect.stringMatching(/^[23] changes wait for it\.$/),
      'The cluster fake is green, with 3 nodes.',
      'shop-20260101000001000 is in the database and not in the cluster, as after a restored backup. "npm run search:index" builds a new one.',
      expect.stringMatching(/^[23] changes wait for it\.$/),
      'shop has no index any more, and changes of products are no longer noted.',
    ]);
    expect(node.indexes.size).toBe(0);
    expect(() => readIndexArguments(['--now'])).toThrow(/^Usage:/);
    node.onCall = () => { throw new Error('away'); };
    await expect(run()).rejects.toMatchObject({ name: 'SearchClusterError', message: 'The search cluster does not answer (sample). See that its nodes run, and that SEARCH_CLUSTER names them.' });
  });

  it('answers with labels of the database, and its failures as problems', async () => {
    const { pool: catalog, cluster: searched, fake: node } = opened();
    const { rows } = await catalog.query<{ id: string; facet: string }>("select facet_value_id::text as id, facet from marketplace.facet_value where value in ('paper', 'V1')");
    const idOf = (facet: string): string => rows.find((each) => each.facet === facet)?.id ?? '';
    const none = { buckets: [], doc_count_error_upper_bound: 0 };
    const bucket = (facet: string, count: number) => ({ ...none, buckets: [{ key: idOf(facet), doc_count: count }] });
    node.answer = {
      hits: { total: { value: 4, relation: 'eq' }, hits: [{ fields: { product: ['p001'] } }] },
      aggregations: { category: { category: none, ancestor_chosen: bucket('ancestor', 3) }, vendor: { vendor: { ...bucket('vendor', 2), doc_count_error_upper_bound: 1 } }, manufacturer: { manufacturer: none }, contract: { contract: none }, indicator: { indicator: none }, sin: { sin: none }, unit: { unit: none } },
    };
    const engine = clusterSearch(catalog, searched);
    const { matches } = await engine.search(wholeCatalog(catalog), searchOf({ category: ['paper'] }));
    expect(matches).toEqual({
      ids: ['p001'], total: 4, exactTotal: true,
      counts: [
        { facet: 'category', value: 'paper', label: 'Section paper', count: 3, exact: true },
        { facet: 'vendor', value: 'V1', label: 'Seller V1', count: 2, exact: false },
      ],
    });
    node.onCall = () => { throw new Error('away'); };
    await expect(engine.search(wholeCatalog(catalog), searchOf({}))).rejects.toMatchObject({ status: 503, code: 'SEARCH_CLUSTER_AWAY' });
  });
});
