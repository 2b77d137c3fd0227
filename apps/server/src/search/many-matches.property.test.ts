import { openPool, type Pool } from '@quartermaster/database';
import { oneTestDatabase, type OpenTestDatabase } from '@quartermaster/database/testing';
import type { FacetId, SearchQuestion } from '@quartermaster/deployment';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalog, sourceOf } from '../import/index.ts';
import { readAssortmentInput, setAssortment, wholeCatalog, type StoreCatalog } from '../stores/assortment/index.ts';
import { inTurn } from '../testing/catalog-server.ts';
import { seeded } from './bench/typos.ts';
import { queryWords } from './query-words.ts';
import { facetIds } from './request.ts';
import { search } from './search.ts';
import { allButOneQuery } from './text-query.ts';

/** So few that most words of the catalog below match more. */
const limits = { matches: 20, sampled: 12, walked: 40, weighed: 30 };
/** Fewer products with all the words are followed by those with some. */
const fewResults = 10;

const words = ['amber', 'birch', 'cobalt', 'denim', 'ember'] as const;
const makers = ['Alder', 'Bristow', 'Corvin', 'Dunmore'] as const;
const vendors = ['V1', 'V2', 'V3'] as const;
const below: Readonly<Record<string, readonly string[]>> = { tools: ['saws', 'drills'], paper: ['pads', 'cards', 'rolls'] };

interface Product {
  readonly id: string;
  readonly kind: 'product' | 'service';
  readonly words: readonly string[];
  readonly partNumber: string;
  readonly manufacturer: string;
  readonly path: readonly string[];
  /** Dollars by vendor; no vendor may offer it. */
  readonly prices: ReadonlyMap<string, number>;
  readonly days: number;
}

/** Two hundred products; the words are unevenly frequent, and many prices are the same. */
function makeCatalog(): Product[] {
  const random = seeded(7);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  return Array.from({ length: 200 }, (_, number): Product => {
    const parent = pick(Object.keys(below));
    return {
      id: `p${String(number).padStart(3, '0')}`,
      kind: random() < 0.15 ? 'service' : 'product',
      words: words.filter((_word, place) => random() < 0.7 / (place + 1)),
      partNumber: `ZQ${1000 + number}X`,
      manufacturer: pick(makers),
      path: [parent, pick(below[parent] ?? [])],
      prices: new Map(vendors.filter(() => random() < 0.5).map((vendor) => [vendor, Math.ceil(random() * 40)])),
      days: Math.ceil(random() * 6),
    };
  });
}

const row = ({ id, kind, words: said, partNumber, manufacturer, path, prices, days }: Product): unknown => ({
  id, kind, partNumber, manufacturer,
  name: `${said.join(' ')} ${id}`.trim(),
  categoryPath: path.map((category) => ({ id: category, name: `Section ${category}` })),
  offers: [...prices].map(([vendor, price]) => ({ vendorId: vendor, vendor: `Seller ${vendor}`, contract: `C-${vendor}`, price, deliveryDays: days })),
});

const valuesOf: Readonly<Record<FacetId, (product: Product, chosen: readonly string[]) => readonly string[]>> = {
  // A category above is counted only where it is chosen.
  category: ({ path }, chosen) => path.filter((id, level) => level === path.length - 1 || chosen.includes(id)),
  manufacturer: ({ manufacturer }) => [manufacturer],
  vendor: ({ prices }) => [...prices.keys()],
  contract: ({ prices }) => [...prices.keys()].map((vendor) => `C-${vendor}`),
  indicator: () => [],
};

/** The chosen values that narrow: of a category and one below it, the one below. */
const narrowing = (facet: FacetId, chosen: readonly string[]): readonly string[] =>
  facet === 'category' ? chosen.filter((id) => !chosen.some((other) => below[id]?.includes(other))) : chosen;

/** The rules of a search in plain words, over all products. */
class Oracle {
  readonly #catalog: readonly Product[];
  readonly #asked: SearchQuestion;
  readonly #words: readonly string[];
  readonly number: string | undefined;
  constructor(catalog: readonly Product[], asked: SearchQuestion) {
    this.#catalog = catalog;
    this.#asked = asked;
    const typed = asked.q.split(' ').filter((word) => word !== '');
    this.number = catalog.find(({ partNumber }) => typed.includes(partNumber))?.id;
    this.#words = typed;
  }
  hasAll = (product: Product): boolean => this.#words.every((word) => product.words.includes(word)) || product.id === this.number;
  #hasAny = (product: Product): boolean => this.#words.some((word) => product.words.includes(word)) || product.id === this.number;

  /** Those that pass the limits and all facets but one, where one is named. */
  #narrowed(without?: FacetId): Product[] {
    const { kind, priceMin, priceMax, chosen } = this.#asked;
    return this.#catalog.filter((product) => {
      const prices = [...product.prices.values()].map((price) => price * 100);
      return (
        (kind === null || (kind === 'services') === (product.kind === 'service')) &&
        (priceMin === null || (prices.length > 0 && Math.max(...prices) >= priceMin)) &&
        (priceMax === null || (prices.length > 0 && Math.min(...prices) <= priceMax)) &&
        facetIds.every((facet) => facet === without || chosen[facet].length === 0 || valuesOf[facet](product, chosen[facet]).some((value) => narrowing(facet, chosen[facet]).includes(value)))
      );
    });
  }
  complete = (): Product[] => this.#narrowed().filter(this.hasAll);
  matching(without?: FacetId): Product[] {
    const finds = this.#words.length > 1 && this.complete().length < fewResults ? this.#hasAny : this.hasAll;
    return this.#narrowed(without).filter(finds);
  }
  /** The products among which a facet is counted. */
  counted(facet: FacetId): Product[] {
    const active = facetIds.filter((each) => this.#asked.chosen[each].length > 0);
    return this.matching(active.includes(facet) && (this.#asked.q !== '' || active.length > 1) ? facet : undefined);
  }
  isWhole = (): boolean => this.#asked.q === '' && this.#asked.priceMin === null && this.#asked.priceMax === null && facetIds.every((facet) => this.#asked.chosen[facet].length === 0);
}

const keys: Readonly<Record<SearchQuestion['sort'], (product: Product) => number | string>> = {
  relevance: () => 0,
  price_low: ({ prices }) => Math.min(...prices.values()),
  price_high: ({ prices }) => (prices.size === 0 ? Infinity : -Math.max(...prices.values())),
  delivery: ({ prices, days }) => (prices.size === 0 ? Infinity : days),
  name: ({ words: said, id }) => `${said.join(' ')} ${id}`.trim(),
};
const before = (a: number | string, b: number | string): number => (a === b ? 0 : a < b ? -1 : 1);

const anyQuestion = (catalog: readonly Product[]): fc.Arbitrary<SearchQuestion> =>
  fc.record({
    q: fc.oneof(
      fc.constant(''),
      fc.constantFrom(...words),
      fc.uniqueArray(fc.constantFrom(...words), { minLength: 2, maxLength: 2 }).map((pair) => pair.join(' ')),
      fc.tuple(fc.constantFrom(...words), fc.constantFrom(...catalog)).map(([word, { partNumber }]) => `${word} ${partNumber}`),
    ),
    kind: fc.constantFrom(null, null, null, 'products' as const, 'services' as const),
    chosen: fc.record({
      category: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...Object.keys(below), ...Object.values(below).flat()], { maxLength: 2 }) }),
      manufacturer: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...makers], { maxLength: 2 }) }),
      vendor: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...vendors], { maxLength: 2 }) }),
      contract: fc.constant([]),
      indicator: fc.constant([]),
    }),
    priceMin: fc.constantFrom(null, null, null, 500, 2000),
    priceMax: fc.constantFrom(null, null, null, 800, 3000),
    sort: fc.constantFrom('relevance', 'price_low', 'price_high', 'delivery', 'name'),
    page: fc.constant(1),
    pageSize: fc.constantFrom(7, 15),
    correctSpelling: fc.constant(false),
  });

describe.each(oneTestDatabase())('a search whose words match more products than are ranked, on $name', ({ open }) => {
  const all = makeCatalog();
  let database: OpenTestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await open();
    pool = openPool(database.url);
    await importCatalog(pool, sourceOf(inTurn(all.map(row))));
    await setAssortment(pool, 'VA', readAssortmentInput({ categories: { exclude: ['saws'] } }));
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
  });

  it('knows which products lack one word of a query at most', async () => {
    const letters = [...'abcdefghijkl'];
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 3, max: 12 }), fc.subarray(letters), async (length, had) => {
        const typed = letters.slice(0, length);
        const query = allButOneQuery(queryWords(typed.map((letter) => `${letter}x`).join(' ')), []);
        const { rows } = await pool.query<{ found: boolean }>('select array_to_tsvector($1::text[]) @@ $2::tsquery as found', [had.map((letter) => `${letter}x`), query]);
        expect(rows[0]?.found).toBe(typed.filter((letter) => !had.includes(letter)).length <= 1);
        // Each word a few times at most: the number of words by its logarithm.
        expect(query.split("'").length / 2).toBeLessThan(length * (2 + Math.log2(length)));
      }),
      { numRuns: 100 },
    );
  });

  const sold = all.filter(({ path, prices }) => !path.includes('saws') && prices.size > 0);
  it.each([
    ['the whole catalog', all, () => wholeCatalog(pool)],
    ['a store with an assortment', sold, (): StoreCatalog => ({ database: pool, assortment: 'VA' })],
  ] as const)('gives what the rules in plain words give, in %s', async (_title, catalog, of) => {
    const byId = new Map(catalog.map((product) => [product.id, product]));
    await fc.assert(
      fc.asyncProperty(anyQuestion(catalog), async (asked) => {
        const oracle = new Oracle(catalog, asked);
        const matching = oracle.matching();
        const isExact = oracle.isWhole() || matching.length <= limits.matches;
        const answers = [];
        for (const page of [1, 2, 3]) answers.push(await search(of(), { ...asked, page }, limits));
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
          return exact !== (oracle.isWhole() || among.length <= limits.matches) || (exact ? count !== right : count < 1 || count > right);
        });
        expect(wrong).toEqual([]);
        const missing = facetIds.flatMap((facet) => {
          const among = oracle.counted(facet);
          const listed = (matches?.counts ?? []).filter((each) => each.facet === facet).map(({ value }) => value);
          return among.length > limits.matches && !oracle.isWhole() ? [] : among.flatMap((product) => valuesOf[facet](product, asked.chosen[facet])).filter((value) => !listed.includes(value));
        });
        expect(missing).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
