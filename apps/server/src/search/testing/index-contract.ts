import { openPool, type Pool } from '@quartermaster/database';
import { oneTestDatabase, type OpenTestDatabase } from '@quartermaster/database/testing';
import type { FacetCount, SearchQuestion } from '@quartermaster/deployment';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalog, sourceOf } from '../../import/index.ts';
import { largeCatalog, readAssortmentInput, setAssortment, wholeCatalog, type StoreCatalog } from '../../stores/assortment/index.ts';
import { inTurn } from '../../testing/catalog-server.ts';
import { runs } from '../../testing/many-runs.ts';
import { readStatistics } from '../catalog-words.ts';
import type { ProductIndex } from '../product-index.ts';
import { facetIds, searchOf } from '../request.ts';
import { search } from '../search.ts';
import { synonymTable } from '../synonyms/synonym-table.ts';
import { phraseQuery, type TextQuery } from '../text-query.ts';
import { anyQuestion } from './any-question.ts';
import { makeCatalog, row, valuesOf, vendors, words, type Product } from './made-catalog.ts';
import { before, keys, Oracle } from './oracle.ts';

/** So few that most words of the catalog match more. */
const limits = { matches: 20, sampled: 12, walked: 40, weighed: 30, tried: 1_000 };

/** One for each way in which an index may have to find: chance alone would leave out some in most runs. */
const fixedQuestions: readonly SearchQuestion[] = ['', ...words.slice(0, 2), words.slice(0, 2).join(' ')].flatMap((q) =>
  (['relevance', 'price_high'] as const).flatMap((sort) =>
    [{}, { vendor: vendors.slice(0, 1) }].map((chosen) => searchOf({ q, sort, ...chosen, pageSize: 7, spelling: 'exact' })),
  ),
);

/** An index over the products of one database. */
interface OpenIndex {
  readonly index: ProductIndex;
  /** Ends when the index has what the database has. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export interface IndexUnderTest {
  readonly name: string;
  /** Facets are counted to the last product, also where more match than are ranked. */
  readonly countsAll: boolean;
  open(pool: Pool): Promise<OpenIndex>;
}

const found = async (opened: OpenIndex, catalog: StoreCatalog, q: string): Promise<string[]> =>
  [...(await search(catalog, searchOf({ q, spelling: 'exact' }), undefined, opened.index)).matches.ids];

/** What each index of products has to give: the suite that all of them pass. */
export const indexContract = ({ name, countsAll, open: openIndex }: IndexUnderTest): void =>
  describe.each(oneTestDatabase())(`the products in ${name}, with a catalog on $name`, ({ open }) => {
    const all = makeCatalog();
    let database: OpenTestDatabase;
    let pool: Pool;
    let opened: OpenIndex;
    beforeAll(async () => {
      database = await open();
      pool = openPool(database.url);
      await importCatalog(pool, sourceOf(inTurn(all.map(row))));
      await setAssortment(pool, 'VA', readAssortmentInput({ categories: { exclude: ['saws'] } }));
      await inLargeCatalog(() => setAssortment(pool, 'USMC', readAssortmentInput({ categories: { exclude: ['saws'] } })));
      opened = await openIndex(pool);
    });
    afterAll(async () => {
      await opened.close();
      await pool.end();
      await database.close();
    });
    const store = (): StoreCatalog => ({ database: pool, assortment: 'VA' });
    const withOwnIndex = (): StoreCatalog => ({ database: pool, assortment: 'USMC' });
    /** Does something while the catalog is said to be so large that stores get an index of their own. */
    const inLargeCatalog = async (act: () => Promise<unknown>): Promise<void> => {
      await pool.query('update marketplace.search_statistics set documents = documents + $1', [largeCatalog]);
      await act();
      await pool.query('update marketplace.search_statistics set documents = documents - $1', [largeCatalog]);
    };

    const sold = all.filter(({ path, prices }) => !path.includes('saws') && prices.size > 0);
    it.each([
      ['the whole catalog', all, () => wholeCatalog(pool)],
      ['a store with an assortment', sold, store],
      ['a store with an index of its own', sold, withOwnIndex],
    ] as const)('gives what the rules in plain words give, in %s', async (_title, catalog, of) => {
      const byId = new Map(catalog.map((product) => [product.id, product]));
      await fc.assert(
        fc.asyncProperty(anyQuestion(catalog), async (asked) => {
          const oracle = new Oracle(catalog, asked);
          const matching = oracle.matching();
          const isExact = oracle.isWhole() || matching.length <= limits.matches;
          const answers = [];
          for (const page of [1, 2, 3]) answers.push(await search(of(), { ...asked, page }, limits, opened.index));
          const [{ matches, complete } = { matches: null, complete: null }] = answers;
          const total = isExact ? matching.length : limits.matches;
          expect(matches).toMatchObject({ total, exactTotal: isExact });

          const shown = answers.flatMap((answer) => answer.matches.ids);
          expect(shown).toHaveLength(Math.min(total, 3 * asked.pageSize));
          expect(new Set(shown).size).toBe(shown.length);
          expect(shown.filter((id) => !matching.some((product) => product.id === id))).toEqual([]);

          const key = keys[asked.sort];
          const products = shown.map((id) => byId.get(id) as Product);
          expect(products.map(key)).toEqual(matching.map(key).toSorted(before).slice(0, shown.length));

          const whole = oracle.complete();
          expect(complete).toBe(oracle.isWhole() ? whole.length : Math.min(whole.length, limits.matches));
          const leading = [...whole].filter(({ id }) => id === oracle.number).map(({ id }) => id);
          const lead = asked.sort === 'relevance' ? leading : [];
          expect(shown.slice(0, lead.length)).toEqual(lead);
          const first = asked.sort === 'relevance' ? Math.min(whole.length, shown.length) : 0;
          expect(products.slice(0, first).every(oracle.hasAll)).toBe(true);

          const wrong = (matches?.counts ?? []).filter(({ facet, value, count, exact }) => {
            const among = oracle.counted(facet);
            const right = among.filter((product) => valuesOf[facet](product, asked.chosen[facet]).includes(value)).length;
            return exact !== (countsAll || oracle.isWhole() || among.length <= limits.matches) || (exact ? count !== right : count < 1 || count > right);
          });
          expect(wrong).toEqual([]);
          const missing = facetIds.flatMap((facet) => {
            const among = oracle.counted(facet);
            const listed = (matches?.counts ?? []).filter((each) => each.facet === facet).map(({ value }) => value);
            return among.length > limits.matches && !countsAll && !oracle.isWhole() ? [] : among.flatMap((product) => valuesOf[facet](product, asked.chosen[facet])).filter((value) => !listed.includes(value));
          });
          expect(missing).toEqual([]);
        }),
        { numRuns: runs(20, 60) + fixedQuestions.length, examples: fixedQuestions.map((asked) => [asked]) },
      );
    });

    it('finds products that lack one word of many, and with any word where few do; those with the rarest words at once, where too many would have to be looked at', async () => {
      const having = (some: readonly string[], least: number): string[] => all.filter((product) => some.filter((word) => product.words.some((had) => had === word)).length >= least).map(({ id }) => id);
      const ids = async (some: readonly string[], bounds: Partial<typeof limits>): Promise<string[]> => {
        const asked = { ...searchOf({ q: some.join(' '), spelling: 'exact', pageSize: 100 }), kind: null };
        const answers = [];
        for (const page of [1, 2]) answers.push(...(await search(wholeCatalog(pool), { ...asked, page }, { ...limits, matches: 2_000, weighed: 10_000, tried: 1_000, ...bounds }, opened.index)).matches.ids);
        return answers.toSorted();
      };
      const four = words.slice(0, 4);
      const rarest = four.toSorted((a, b) => having([a], 1).length - having([b], 1).length).slice(0, 1);
      expect(await ids(four, {})).toEqual(having(four, 3));
      expect(having(four, 3).length).toBeGreaterThan(9);
      expect(await ids(words, {})).toEqual(having(words, 1));
      expect(having(words, 4).length).toBeLessThan(10);
      expect(await ids(four, { tried: 0, matches: having(rarest, 1).length })).toEqual(having(rarest, 1));
      expect(having(rarest, 1)).not.toEqual([]);
    });

    it('finds what a phrase of the query is called otherwise, beside products that have its words', async () => {
      const synonyms = synonymTable([['amber cobalt', 'denim']]);
      const answer = await search({ ...wholeCatalog(pool), synonyms }, { ...searchOf({ q: 'amber cobalt birch', spelling: 'exact', pageSize: 100 }), kind: null }, { ...limits, matches: 200 }, opened.index);
      const has = (product: Product, ...some: readonly Product['words'][number][]): boolean => some.every((word) => product.words.includes(word));
      const expected = all.filter((product) => has(product, 'birch') && (has(product, 'amber', 'cobalt') || has(product, 'denim'))).map(({ id }) => id);
      expect(expected.length).toBeGreaterThan(10);
      expect(answer.complete).toBe(expected.length);
      expect(answer.matches.ids.toSorted()).toEqual(expected.slice(0, 100).toSorted());
    });

    it('leaves out what a query leaves out, and keeps the words of a phrase together', async () => {
      const found = async (q: string): Promise<string[]> => (await search(wholeCatalog(pool), { ...searchOf({ q, spelling: 'exact', pageSize: 100 }), kind: null }, { ...limits, matches: 200 }, opened.index)).matches.ids.toSorted();
      const has = ({ words: had }: Product, word: Product['words'][number]): boolean => had.includes(word);
      expect(await found('birch -amber')).toEqual(all.filter((product) => has(product, 'birch') && !has(product, 'amber')).map(({ id }) => id));
      const beside = (product: Product): boolean => has(product, 'cobalt') && product.words[product.words.indexOf('cobalt') - 1] === 'amber';
      expect(await found('denim "amber cobalt"')).toEqual(all.filter((product) => beside(product)).map(({ id }) => id));
    });

    it('finds some of the products that have a very frequent word, the same for each page and none behind them', async () => {
      const having = new Set(all.filter((product) => product.words.includes('amber')).map(({ id }) => id));
      const few = { ...limits, matches: 4, sampled: 4 };
      const answers = [];
      for (const page of [1, 2, 400]) answers.push((await search(wholeCatalog(pool), { ...searchOf({ q: 'amber', spelling: 'exact', page, pageSize: 2 }), kind: null }, few, opened.index)).matches);
      const shown = answers.flatMap(({ ids }) => ids);
      expect(answers).toMatchObject(answers.map(() => ({ total: 4, exactTotal: false })));
      expect([shown.length, new Set(shown).size, shown.filter((id) => !having.has(id)).length]).toEqual([4, 4, 0]);
      expect(having.size).toBeGreaterThan(2 * 16 * few.sampled);
    });

    it('counts the products that have words anywhere, in the name, after each other, all or any of them', async () => {
      const having = (test: (product: Product) => boolean): number => Math.min(100, all.filter(test).length);
      const term = (text: string, where: 'anywhere' | 'name' = 'anywhere'): TextQuery => ({ kind: 'term', term: text, where });
      const both: TextQuery = { kind: 'all', of: [term('amber'), term('birch')] };
      const either: TextQuery = { kind: 'any', of: [term('denim'), both] };
      const has = (...wanted: readonly Product['words'][number][]) => ({ words: had }: Product) => wanted.every((word) => had.includes(word));
      const beside = ({ words: had }: Product): boolean => had.includes('cobalt') && had[had.indexOf('cobalt') - 1] === 'amber';
      const queries = [term('birch'), term('birch', 'name'), term('section'), term('section', 'name'), both, either, phraseQuery(['amber', 'cobalt']), { kind: 'any', of: [] } as const];
      expect(await opened.index.count(wholeCatalog(pool), queries, 100)).toEqual([
        having(has('birch')), having(has('birch')), 100, 0, having(has('amber', 'birch')), having((product) => has('denim')(product) || has('amber', 'birch')(product)), having(beside), 0,
      ]);
      expect(await opened.index.count(store(), [term('section')], 1_000)).toEqual([sold.length]);
      const { catalog } = await readStatistics(withOwnIndex());
      expect(catalog.ownIndex).toBe(true);
      expect(await opened.index.count(catalog, [term('section'), phraseQuery(['amber', 'cobalt'])], 1_000)).toEqual([sold.length, sold.filter(beside).length]);
    });

    it('names the values of each facet, the most frequent first and then by their labels', async () => {
      const { counts } = (await search(wholeCatalog(pool), searchOf({ q: 'ember', category: ['paper'] }), undefined, opened.index)).matches;
      const matching = all.filter(({ words: had }) => had.includes('ember'));
      const expected = (facet: FacetCount['facet'], among: readonly Product[], label: (value: string) => string): FacetCount[] => {
        const values = among.flatMap((product) => valuesOf[facet](product, ['paper']));
        return [...new Set(values)]
          .map((value) => ({ facet, value, label: label(value), count: values.filter((each) => each === value).length, exact: true }))
          .toSorted((a, b) => b.count - a.count || before(a.label, b.label));
      };
      const inPaper = matching.filter(({ path }) => path[0] === 'paper');
      expect(counts.filter(({ facet }) => facet === 'manufacturer')).toEqual(expected('manufacturer', inPaper, (value) => value));
      expect(counts.filter(({ facet }) => facet === 'vendor')).toEqual(expected('vendor', inPaper, (value) => `Seller ${value}`));
      expect(counts.filter(({ facet }) => facet === 'category')).toEqual(expected('category', matching, (value) => `Section ${value}`));
    });

    it.each(['', 'qqzz'])('finds nothing where the store sells nothing of "%s"', async (q) => {
      const { matches } = await search(store(), { ...searchOf({ q }), kind: null, chosen: { ...searchOf({}).chosen, category: ['saws'] } }, limits, opened.index);
      expect(matches).toMatchObject({ ids: [], total: 0, exactTotal: true });
    });

    it('follows what an import and a change of an assortment write', async () => {
      const [changed] = sold;
      if (changed === undefined) throw new Error('nothing is sold');
      const renamed = { ...changed, words: ['amber', 'birch', 'zinnober'] };
      await importCatalog(pool, sourceOf(inTurn([row(renamed)])));
      await opened.settle();
      expect(await Promise.all([wholeCatalog(pool), store(), withOwnIndex()].map((of) => found(opened, of, 'zinnober')))).toEqual([[changed.id], [changed.id], [changed.id]]);

      await inLargeCatalog(() => setAssortment(pool, 'USMC', readAssortmentInput({ categories: { exclude: ['saws', changed.path[1] ?? ''] } })));
      // One that has become large gives a store an index with what it sells already.
      await inLargeCatalog(() => setAssortment(pool, 'VA', readAssortmentInput({ categories: { exclude: ['saws'] } }), { again: true }));
      await opened.settle();
      expect(await Promise.all([store(), withOwnIndex()].map((of) => found(opened, of, 'zinnober')))).toEqual([[changed.id], []]);

      await setAssortment(pool, 'VA', readAssortmentInput({ categories: { exclude: ['saws', changed.path[1] ?? ''] } }));
      await opened.settle();
      expect(await Promise.all([found(opened, wholeCatalog(pool), 'zinnober'), found(opened, store(), 'zinnober')])).toEqual([[changed.id], []]);

      await setAssortment(pool, 'VA', null);
      await opened.settle();
      const [left] = await opened.index.count(store(), [{ kind: 'term', term: 'section', where: 'anywhere' }], 1_000);
      expect(left).toBe(0);
    });
  });
