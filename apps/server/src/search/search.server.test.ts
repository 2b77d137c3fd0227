import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatNsn } from '../text/numbers.ts';
import type { AttributesOf } from '@quartermaster/contracts';
import { testDatabases } from '@quartermaster/database/testing';
import { fixtureRows, openCatalogServer } from '../testing/catalog-server.ts';
import type { TestBrowser } from '../testing/browser.ts';
import type { TestServer } from '../testing/server.ts';

type Found = AttributesOf<'/search/advantage_search', 'Success'>;
type Zero = AttributesOf<'/search/advantage_search', 'ZeroResults'>;

/** A Xerox toner with an NSN, an HP notebook, a memory card, an AA battery and a fan. */
const named = new Set(['3920564', '2101957', '78432619', '1941848', '1129416']);

describe.each(testDatabases())('searching on $name', ({ open }) => {
  let server: TestServer;
  let browser: TestBrowser;

  beforeAll(async () => {
    server = await openCatalogServer(open, await fixtureRows(named));
    browser = await server.visitor();
  });
  afterAll(() => server.close());

  async function ask(query: string): Promise<{ name: string | undefined; found: Found; zero: Zero }> {
    const { status, envelope, text } = await browser.get(`/search/advantage_search?${query}`);
    expect(status, text).toBe(200);
    return { name: envelope.responseName, found: envelope.attributes as unknown as Found, zero: envelope.attributes as unknown as Zero };
  }
  const ids = (found: Found): string[] => found.results.map(({ productId }) => productId);

  it.each(['006R90321', '006r90321', '006r 90321', '006R-90321', 'Xerox 006R90321'])('finds the part number in "%s" first', async (q) => {
    const { found } = await ask(`q=${encodeURIComponent(q)}`);
    expect(ids(found)[0]).toBe('3920564');
    expect(found.exactMatch).toEqual({ kind: 'partNumber', value: '006R90321' });
    expect(found.correction).toBeNull();
  });

  it('finds an NSN with hyphens, without, and without its class [spec 2.34]', async () => {
    const { rows } = await server.pool.query<{ id: string; nsn: string }>('select product_id as id, nsn from marketplace.product where nsn is not null order by product_id limit 1');
    const [row] = rows;
    if (row === undefined) throw new Error('no NSN');
    for (const q of [row.nsn, formatNsn(row.nsn), formatNsn(row.nsn).slice(5)]) {
      const { found } = await ask(`q=${q}`);
      expect(ids(found)).toEqual([row.id]);
      expect(found.exactMatch).toEqual({ kind: 'nsn', value: formatNsn(row.nsn) });
    }
  });

  it('puts products with all the words first, then those with some', async () => {
    const { found } = await ask('q=xerox+toner+copycentre');
    expect(ids(found)[0]).toBe('3920564');
    expect(found).toMatchObject({ anyWord: false, withAllWords: 1 });
    expect(found.total).toBeGreaterThan(1);
    const any = await ask('q=toner+qqqzzzqqq');
    expect(any.found).toMatchObject({ anyWord: true, withAllWords: 0 });
  });

  it('corrects a typo, says so, and takes the words as they are when asked to', async () => {
    for (const [typo, right] of [['tonr', 'toner'], ['cartrige', 'cartridge'], ['notebok', 'notebook'], ['patchcable', 'patch cable']] as const) {
      const { name, found } = await ask(`q=${typo}`);
      expect(name).toBe('Success');
      expect(found.correction).toEqual({ from: typo, to: right });
    }
    expect((await ask('q=tonr&spelling=exact')).name).toBe('ZeroResults');
  });

  it.each(['sticky notes', 'tissues', 'first aid kit', 'hewlett packard', 'NSN'])('takes "%s" as it is: a word that the catalog lacks or hardly has is not replaced by one that looks like it', async (q) => {
    const { found } = await ask(`q=${encodeURIComponent(q)}`);
    expect([found.q, found.correction ?? null, found.offer ?? null]).toEqual([q, null, null]);
  });

  it('offers another spelling where a word of the catalog may be a typo, and answers what was typed', async () => {
    const { found } = await ask('q=memory+cad');
    expect(found).toMatchObject({ q: 'memory cad', correction: null, offer: 'memory card', withAllWords: 0 });
    expect(found.total).toBeGreaterThan(0);
    expect((await ask('q=memory+cad&spelling=exact')).found.offer).toBeNull();
    expect((await ask('q=memory+card')).found).toMatchObject({ correction: null, offer: null });
  });

  it('finds by two edits where one finds nothing likely, and offers what is less certain', async () => {
    expect((await ask('q=keybroad')).found.correction).toEqual({ from: 'keybroad', to: 'keyboard' });
    expect((await ask('q=labtpo')).zero.suggestions.map(({ q }) => q)).toEqual(['laptop']);
  });

  it('knows synonyms and sizes as people type them', async () => {
    expect(ids((await ask('q=laptop+dv7-1211ea')).found)[0]).toBe('2101957');
    for (const size of ['17"', '17in', '17 inch', '17-inch']) expect(ids((await ask(`q=${encodeURIComponent(`pavilion ${size}`)}`)).found)).toContain('2101957');
    expect(ids((await ask('q=512gb+microsd')).found)).toContain('78432619');
  });

  it('counts each facet without its own choice and narrows by all', async () => {
    const { found: whole } = await ask('q=cable');
    const manufacturers = whole.facets.find(({ id }) => id === 'manufacturer')?.values ?? [];
    const [first, second] = manufacturers;
    if (first === undefined || second === undefined) throw new Error('too few manufacturers');
    const { found: one } = await ask(`q=cable&manufacturer=${encodeURIComponent(first.value)}`);
    expect(one.total).toBe(first.count);
    expect(one.results.every(({ manufacturer }) => manufacturer === first.value)).toBe(true);
    const narrowed = one.facets.find(({ id }) => id === 'manufacturer')?.values;
    expect(narrowed?.map(({ value, count }) => [value, count])).toEqual(manufacturers.map(({ value, count }) => [value, count]));
    expect(narrowed?.filter(({ selected }) => selected).map(({ value }) => value)).toEqual([first.value]);
    const { found: two } = await ask(`q=cable&manufacturer=${encodeURIComponent(first.value)}&manufacturer=${encodeURIComponent(second.value)}`);
    expect(two.total).toBe(first.count + second.count);
    const categories = one.facets.find(({ id }) => id === 'category')?.values ?? [];
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(one.total);
  });

  it.each(['category', 'vendor', 'contract', 'indicator'] as const)('gives as many results for a value of the facet %s as it counts', async (facet) => {
    const { found } = await ask('q=black');
    for (const { value, count } of found.facets.find(({ id }) => id === facet)?.values.slice(0, 3) ?? []) {
      expect((await ask(`q=black&${facet}=${encodeURIComponent(value)}`)).found.total).toBe(count);
    }
  });

  it('narrows by a category above, by one below it where both are chosen, by price and by kind', async () => {
    const { found } = await ask('category=70');
    expect(found.results.length).toBeGreaterThan(5);
    expect(found.facets.find(({ id }) => id === 'category')?.values).toContainEqual(expect.objectContaining({ value: '70', selected: true, count: found.total }));
    expect(found.categoryPath.map(({ id }) => id)).toEqual(['70']);
    const below = found.facets.find(({ id }) => id === 'category')?.values.find(({ selected }) => !selected);
    if (below === undefined) throw new Error('the category has none below it');
    const { found: narrower } = await ask(`category=70&category=${below.value}`);
    expect([narrower.total, narrower.categoryPath[0]?.id, narrower.categoryPath.at(-1)?.id]).toEqual([below.count, '70', below.value]);
    const { found: beside } = await ask('category=70&category=75');
    expect([beside.total > found.total, beside.categoryPath]).toEqual([true, []]);
    const { found: cheap } = await ask('priceMin=5&priceMax=$10.50&sort=price_low');
    expect(cheap.results.every(({ price }) => price !== null && price.low.amount <= 1050 && price.high.amount >= 500)).toBe(true);
    expect((await ask('kind=services')).found.results.every(({ kind }) => kind === 'service')).toBe(true);
  });

  it('sorts and turns pages without losing or repeating anything', async () => {
    for (const sort of ['relevance', 'price_low', 'price_high', 'delivery', 'name']) {
      const pages = await Promise.all([1, 2, 3].map(async (page) => (await ask(`q=black&sort=${sort}&page=${page}&pageSize=10`)).found));
      const all = pages.flatMap((page) => ids(page));
      expect(new Set(all).size).toBe(all.length);
      const { found } = await ask(`q=black&sort=${sort}&pageSize=30`);
      expect(ids(found)).toEqual(all);
      if (sort === 'price_low') {
        const prices = found.results.flatMap(({ price }) => price?.low.amount ?? []);
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      }
    }
    const { name, found } = await ask('q=toner&page=900');
    expect([name, found.results]).toEqual(['Success', []]);
  });

  it('mends an address that was edited or cut: what is too long, out of range or unknown', async () => {
    const { found: right } = await ask('q=toner');
    for (const wrong of ['page=0', 'page=-3', 'page=first', 'sort=cheapest', 'kind=things', 'style=table', 'spelling=any']) {
      expect(await ask(`q=toner&${wrong}`), wrong).toMatchObject({ name: 'Success', found: { page: 1, sort: 'relevance', kind: null, total: right.total } });
    }
    expect((await ask('q=toner&pageSize=5000')).found.pageSize).toBe(100);
    expect((await ask('q=toner&page=5000')).found).toMatchObject({ page: 1000, total: right.total, results: [] });
    expect((await ask(`q=toner+${'x'.repeat(300)}`)).found.q).toHaveLength(200);
  });

  it('refuses words that start with neither letter nor digit, and says why (specification, section 5)', async () => {
    const { name, zero } = await ask(`q=${encodeURIComponent('*toner')}`);
    expect(name).toBe('ZeroResults');
    expect(zero.problem).toBe('A search must start with a letter or a digit.');
  });

  it('helps when nothing is found: fewer words that find something, numbers that come near, filters that are on [spec 2.34]', async () => {
    const near = await ask('q=006R9O32&spelling=exact');
    expect(near.name).toBe('ZeroResults');
    expect(near.zero.near.map(({ productId }) => productId)).toContain('3920564');
    const spelled = await ask('q=notebokk&spelling=exact');
    expect(spelled.zero.suggestions[0]?.q).toBe('notebook');
    expect(spelled.zero.suggestions[0]?.count).toBeGreaterThan(0);
    expect((await ask('q=toner&priceMax=0.01')).zero).toMatchObject({ filtersApplied: true, problem: null });
  });

  it.each(["'", '"', '\\', 'a & b | !c', "x') or true --", 'a:*', '%', '\u{1F600} toner', 'ﬁ', '-', 'a'.repeat(200), '1/0"', '( ) <-> :A'])('answers %j without failing', async (q) => {
    const { name } = await ask(`q=${encodeURIComponent(q)}`);
    expect(['Success', 'ZeroResults']).toContain(name);
    const completions = await browser.get(`/autocomplete?term=${encodeURIComponent(q)}`);
    expect(completions.status).toBe(200);
  });

  it('completes words, categories, manufacturers and products [spec 7.19, 9.8]', async () => {
    const complete = async (term: string, maxResults = 10) => {
      const { envelope } = await browser.get(`/autocomplete?term=${encodeURIComponent(term)}&maxResults=${maxResults}`);
      return (envelope.attributes as unknown as AttributesOf<'/autocomplete', 'Success'>).suggestions;
    };
    expect(await complete('ton')).toEqual(expect.arrayContaining([{ text: 'toner', kind: 'query', id: null }, { text: 'Toner Cartridges', kind: 'category', id: '7510-toner' }]));
    expect(await complete('toner cartr')).toContainEqual({ text: 'toner cartridge', kind: 'query', id: null });
    expect(await complete('006r903')).toContainEqual(expect.objectContaining({ kind: 'product', id: '3920564' }));
    expect(await complete('xer')).toContainEqual({ text: 'Xerox', kind: 'manufacturer', id: 'Xerox' });
    expect(await complete('t', 3)).toEqual([]);
    expect((await complete('ca', 3)).length).toBeLessThanOrEqual(3);
  });

  it('leads from the header to the results, or to the product of an exact number [spec 7.10]', async () => {
    const target = async (body: Record<string, string>) => (await browser.post('/search/header_search', body)).envelope.redirectURL;
    expect(await target({ q: '006r 90321' })).toBe('/catalog/product_detail?productId=3920564');
    expect(await target({ q: ' black  toner ', kind: 'products', category: '75' })).toBe('/search/advantage_search?q=black+toner&kind=products&category=75');
    expect(await target({ q: '' })).toBe('/search/advantage_search');
  });
});
