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
    expect(any.found).toMatchObject({ anyWord: true, withAllWords: 0, fewerWords: [{ q: 'toner', leftOut: ['qqqzzzqqq'] }] });
    const [without] = any.found.fewerWords;
    expect(without?.count).toBe((await ask('q=toner')).found.total);
    const narrowed = await ask('q=toner+qqqzzzqqq&manufacturer=Xerox');
    expect(narrowed.found.fewerWords.map(({ count }) => count)).toEqual([(await ask('q=toner&manufacturer=Xerox')).found.total]);
    expect((await ask('q=toner+qqqzzzqqq&manufacturer=Xerox&page=2')).found.fewerWords).toEqual([]);
  });

  it.each(['toner -the', 'toner "of the"', 'toner -"***"'])('takes marks around nothing that is looked for as no condition: %s', async (q) => {
    const [plain, marked] = await Promise.all([ask('q=toner'), ask(`q=${encodeURIComponent(q)}`)]);
    expect(marked.name).toBe('Success');
    expect(marked.found.total).toBe(plain.found.total);
  });

  it('corrects a typo, says so, and takes the words as they are when asked to', async () => {
    for (const [typo, right] of [['tonr', 'toner'], ['cartrige', 'cartridge'], ['notebok', 'notebook'], ['patchcable', 'patch cable'], ['patchcables', 'patch cable'], ['cartrige fan xerox', 'cartridge fan xerox']] as const) {
      const { name, found } = await ask(`q=${encodeURIComponent(typo)}`);
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
    const { found } = await ask('q=patch+table');
    expect(found).toMatchObject({ q: 'patch table', correction: null, offer: 'patch cable', withAllWords: 0 });
    expect(found.total).toBeGreaterThan(0);
    expect((await ask('q=patch+table&spelling=exact')).found.offer).toBeNull();
    expect((await ask('q=patch+cable')).found).toMatchObject({ correction: null, offer: null });
  });

  it('finds by two edits where one finds nothing likely', async () => {
    for (const [typo, right] of [['keybroad', 'keyboard'], ['labtpo', 'laptop'], ['memory cad', 'memory card']] as const) {
      expect((await ask(`q=${encodeURIComponent(typo)}`)).found.correction).toEqual({ from: typo, to: right });
    }
    expect((await ask('q=labtpo&spelling=exact')).zero.suggestions.map(({ q }) => q)).toEqual(['laptop']);
  });

  it('finds the number of a trade item with its zeros or without, and part numbers by their beginning', async () => {
    for (const q of ['0095205603217', '095205603217', '95205603217', '00095205603217', '006R90']) expect(ids((await ask(`q=${q}`)).found), q).toEqual(['3920564']);
    expect((await ask('q=006R7')).name).toBe('ZeroResults');
  });

  it('finds words in singular and plural, phrases only together, and nothing with a word that is left out', async () => {
    const [one, many] = [(await ask('q=toner+cartridge')).found.total, (await ask('q=toners+cartridges')).found.total];
    expect([one, many]).toEqual([one, one]);
    const phrase = (await ask(`q=${encodeURIComponent('cartridge "toner cartridge"')}&pageSize=100`)).found;
    expect(phrase.total).toBeLessThanOrEqual(one);
    expect((await ask(`q=${encodeURIComponent('cartridge "cartridge toner"')}`)).found.total ?? 0).toBeLessThan(phrase.total);
    // A phrase alone is a search, too, and the results are said to be for what was typed.
    const alone = await ask(`q=${encodeURIComponent(' "toner  cartridge" ')}`);
    expect([alone.found.q, alone.found.total]).toEqual(['"toner cartridge"', phrase.total]);
    expect((await ask(`q=${encodeURIComponent('"cartridge toner"')}`)).found.q).toBe('"cartridge toner"');
    const totals = await Promise.all(['toner -xerox', 'toner without xerox', 'toner not xerox', 'xerox toner', 'toner'].map(async (q) => (await ask(`q=${encodeURIComponent(q)}`)).found.total));
    expect([totals[1], totals[2]]).toEqual([totals[0], totals[0]]);
    expect(totals[0]).toBeLessThan(totals[4] ?? 0);
    const { found: others } = await ask(`q=${encodeURIComponent('toner without xerox or "oki toner"')}&pageSize=100`);
    expect(others.results.filter(({ manufacturer, name }) => manufacturer === 'Xerox' || /xerox|oki toner/i.test(name))).toEqual([]);
    expect(others.total).toBeGreaterThan(0);
    const without = (await ask('q=toner+-black&pageSize=100')).found;
    expect(without.results.filter(({ name }) => /\bblack\b/i.test(name))).toEqual([]);
    expect(without.total).toBeLessThan((await ask('q=toner')).found.total);
  });

  it('knows synonyms and sizes as people type them', async () => {
    expect(ids((await ask('q=laptop+dv7-1211ea')).found)[0]).toBe('2101957');
    for (const size of ['17"', '17in', '17 inch', '17-inch']) expect(ids((await ask(`q=${encodeURIComponent(`pavilion ${size}`)}`)).found)).toContain('2101957');
    expect(ids((await ask('q=512gb+microsd')).found)).toContain('78432619');
  });

  it('finds brands as people write them, and offers no other spelling of them', async () => {
    const found = async (q: string): Promise<Found> => (await ask(`q=${encodeURIComponent(q)}`)).found;
    const notebook = await found('hewlett packard notebook');
    expect(ids(notebook)).toContain('2101957');
    expect(notebook).toMatchObject({ correction: null, offer: null, anyWord: false });
    expect(notebook.withAllWords).toBeGreaterThanOrEqual((await found('hp notebook')).withAllWords);
  });

  it('offers the category that the words name, and keeps the results of the words', async () => {
    const { rows } = await server.pool.query<{ id: string; name: string; count: number }>("select category_id as id, name, product_count + service_count as count from marketplace.category where category_id = '7510-toner'");
    const named = (await ask('q=toner+cartridges')).found;
    expect(named.namedCategory).toEqual(rows[0]);
    expect(named.total).toBeGreaterThan(0);
    expect((await ask('q=toner+cartridges&category=7510-toner')).found.namedCategory).toBeNull();
    expect((await ask('q=xerox+toner+cartridges')).found.namedCategory).toBeNull();
    const { suggestions } = (await browser.get('/autocomplete?term=toner+cartridge')).envelope.attributes as unknown as AttributesOf<'/autocomplete', 'Success'>;
    expect(suggestions[0]).toEqual({ text: rows[0]?.name, kind: 'category', id: '7510-toner' });
    expect(suggestions.filter(({ id }) => id === '7510-toner')).toHaveLength(1);
  });

  it('leads with products where no service is named, with services where one is, and counts both', async () => {
    const kindsOf = async (q: string) => {
      const { found } = await ask(`q=${encodeURIComponent(q)}&pageSize=100`);
      return { kinds: found.kinds, shown: found.results.map(({ kind }) => kind), total: found.total };
    };
    const { rows: services } = await server.pool.query<{ word: string }>("select lower(split_part(name, ' ', 1)) as word from marketplace.product where kind = 'service'");
    expect(services.length).toBeGreaterThan(0);
    const words = [...new Set(services.map(({ word }) => word))].filter((word) => /^[a-z]{4,}$/.test(word)).slice(0, 3);
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) {
      const { kinds, shown, total } = await kindsOf(word);
      expect((kinds?.products ?? 0) + (kinds?.services ?? 0), word).toBe(total);
      if (total > shown.length) continue;
      expect(shown.filter((kind) => kind === 'service'), word).toHaveLength(kinds?.services ?? -1);
      for (const kind of ['products', 'services'] as const) if ((kinds?.[kind] ?? 0) > 0) expect((await ask(`q=${word}&kind=${kind}`)).found.kinds, word).toEqual(kinds);
    }
    // What the switch leads to is without the filters: its counts are those of there.
    for (const [query, words] of [['q=toner&manufacturer=Xerox', 'q=toner'], ['q=toner&manufacturer=Xerox&kind=products&priceMin=1&sort=priceLow', 'q=toner'], ['category=75', ''], ['category=7510&kind=products', ''], ['kind=services', '']] as const) {
      const { kinds } = (await ask(query)).found;
      for (const kind of ['products', 'services'] as const) {
        const there = await ask(`${words}&kind=${kind}`);
        expect([query, kind, kinds?.[kind]]).toEqual([query, kind, there.name === 'Success' ? there.found.total : 0]);
      }
    }
  });

  it('takes the first of several texts in an address where one makes sense, and goes on', async () => {
    const [one, several] = [await ask('q=toner'), await ask('q=toner&q=cable&page=1&page=2&sort=name&sort=price_low')];
    expect([several.name, several.found.q, several.found.total]).toEqual(['Success', 'toner', one.found.total]);
    expect((await browser.get('/search/advanced?q=toner&q=cable')).status).toBe(200);
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

  describe('advanced search', () => {
    const form = async (query: string) => (await browser.get(`/search/advanced?${query}`)).envelope;

    it('shows the form for products or services, with what has something of the kind and the words of a search in its fields [spec 2.37]', async () => {
      const products = await form(new URLSearchParams({ q: 'xerox "toner cartridge" -refurbished', category: '7510-toner' }).toString());
      expect(products).toMatchObject({ responseName: 'ProductForm', attributes: { criteria: { words: 'xerox', phrase: 'toner cartridge', without: 'refurbished', category: '7510-toner', vendor: '' }, errors: [] } });
      expect(products.attributes).toMatchObject({ categories: expect.arrayContaining([{ id: '7510-toner', name: 'Toner Cartridges' }]) as unknown });
      const services = await form('formType=services');
      expect(services.responseName).toBe('ServicesForm');
      expect((services.attributes as unknown as AttributesOf<'/search/advanced', 'ServicesForm'>).categories.map(({ id }) => id)).not.toContain('7510-toner');
      expect((await form('formType=hammers')).responseName).toBe('ProductForm');
    });

    it('leads to results that say what was asked for, with names as the catalog writes them', async () => {
      const asked = { words: 'toner', phrase: 'black toner', without: 'used', number: '', manufacturer: 'XEROX', category: '7510-toner', priceMin: '$1', priceMax: '9,000', go: '1' };
      const { redirectURL = '' } = await form(new URLSearchParams(asked).toString());
      const address = new URLSearchParams(redirectURL.split('?')[1]);
      expect(Object.fromEntries(address)).toEqual({ kind: 'products', q: 'toner "black toner" -used', manufacturer: 'Xerox', category: '7510-toner', priceMin: '1', priceMax: '9000' });
      expect((await browser.get(redirectURL)).status).toBe(200);
      expect((await form('number=006R-90321&go=1')).redirectURL).toBe('/search/advantage_search?kind=products&q=006R-90321');
      // A phrase alone comes back into its own field, and brings no word into another.
      const phraseAlone = (await form(new URLSearchParams({ phrase: 'black toner', without: 'used', go: '1' }).toString())).redirectURL ?? '';
      expect(new URLSearchParams(phraseAlone.split('?')[1]).get('q')).toBe('"black toner" -used');
      expect((await ask(phraseAlone.split('?')[1] ?? '')).found.q).toBe('"black toner" -used');
      expect((await form(phraseAlone.split('?')[1] ?? '')).attributes).toMatchObject({ criteria: { words: '', phrase: 'black toner', without: 'used' } });
      // A mark that nothing closes is none.
      expect((await ask(new URLSearchParams({ q: '"black toner' }).toString())).found.results).toEqual((await ask('q=black+toner')).found.results);
      expect((await form('formType=services&go=1')).redirectURL).toBe('/search/advantage_search?kind=services');
    });

    it('unit, Special Item Number and delivery lead to results that fit, whose offers fit, too [spec 2.37]', async () => {
      const { redirectURL = '' } = await form(new URLSearchParams({ words: 'toner', sin: ' 339940', unit: 'EA', deliveryDays: '06', go: '1' }).toString());
      expect(redirectURL).toBe('/search/advantage_search?kind=products&q=toner&sin=339940&unit=EA&deliveryDays=6');
      const { found } = await ask(redirectURL.split('?')[1] ?? '');
      expect(found.results.length).toBeGreaterThan(0);
      expect(found.results.filter(({ deliveryDays, bestOffer }) => (deliveryDays?.low ?? 99) > 6 || (bestOffer !== null && bestOffer.unitOfIssue.code !== 'EA'))).toEqual([]);
      expect(found.facets.filter(({ id }) => id === 'sin' || id === 'unit').map(({ values }) => values.filter(({ selected }) => selected).map(({ label }) => label))).toEqual([['339940 Office products'], ['Each']]);
      const all = (await ask('q=toner&kind=products')).found;
      expect(found.total).toBeLessThan(all.total);
    });

    it('the address of results fills the form: their filters are in its fields, a vendor by name [spec 2.37]', async () => {
      const vendor = (await ask('q=toner')).found.facets.find(({ id }) => id === 'vendor')?.values[0];
      const query = new URLSearchParams([['q', 'toner -used'], ['vendor', vendor?.value ?? ''], ['unit', 'EA'], ['unit', 'BX'], ['sin', '339940'], ['deliveryDays', '6'], ['priceMax', '90'], ['page', '3'], ['sort', 'name']]);
      expect((await form(query.toString())).attributes).toMatchObject({ criteria: { words: 'toner', without: 'used', vendor: vendor?.label, unit: 'EA; BX', sin: '339940', deliveryDays: '6', priceMax: '90' }, errors: [] });
    });

    it('keeps all values of a search, of which any is enough, on the way into the form and back [spec 2.37]', async () => {
      const asked = new URLSearchParams([['q', 'cable'], ['manufacturer', 'C2G'], ['manufacturer', 'Xerox'], ['sin', '339940'], ['sin', '33411'], ['unit', 'EA'], ['unit', 'BX'], ['category', '7510'], ['category', '7510-toner']]);
      const vendors = (await ask('')).found.facets.find(({ id }) => id === 'vendor')?.values.slice(0, 2) ?? [];
      for (const { value } of vendors) asked.append('vendor', value);
      const { criteria } = (await form(asked.toString())).attributes as unknown as AttributesOf<'/search/advanced', 'ProductForm'>;
      expect(criteria).toMatchObject({ manufacturer: 'C2G; Xerox', sin: '339940; 33411', unit: 'EA; BX', category: '7510; 7510-toner', vendor: vendors.map(({ label }) => label).join('; ') });
      const { redirectURL = '' } = await form(new URLSearchParams({ ...criteria, manufacturer: 'c2g;XEROX', go: '1' }).toString());
      const address = new URLSearchParams(redirectURL.split('?')[1]);
      for (const name of ['manufacturer', 'sin', 'unit', 'category', 'vendor']) expect(address.getAll(name), name).toEqual(asked.getAll(name));
      expect((await form('manufacturer=Xerox&manufacturer=Nobody&go=1')).attributes).toMatchObject({ errors: [{ field: 'manufacturer', message: expect.stringContaining('“Nobody”') as unknown }] });
    });

    it.each([['deliveryDays', '0'], ['deliveryDays', '2.5'], ['deliveryDays', 'soon'], ['sin', 'ZZZZ']])('%s “%s” is refused at its field', async (field, typed) => {
      expect((await form(`words=toner&${field}=${typed}&go=1`)).attributes).toMatchObject({ criteria: { [field]: typed }, errors: [{ field }] });
    });

    it('says at the field what is wrong, and looks for nothing', async () => {
      const { attributes } = await form('manufacturer=Nobody&vendor=Noone&contract=GS-0&priceMin=cheap&priceMax=2&without=used&go=1');
      const { errors, criteria } = attributes as unknown as AttributesOf<'/search/advanced', 'ProductForm'>;
      expect(errors.map(({ field }) => field)).toEqual(['words', 'manufacturer', 'vendor', 'contract', 'priceMin']);
      expect(criteria).toMatchObject({ manufacturer: 'Nobody', priceMin: 'cheap' });
      expect((await form('priceMin=20&priceMax=10&go=1')).attributes).toMatchObject({ errors: [{ field: 'priceMax' }] });
      expect((await form('words=*&go=1')).attributes).toMatchObject({ errors: [{ field: 'words', message: 'A search must start with a letter or a digit.' }] });
      expect((await form(`words=${'toner '.repeat(33)}&phrase=black&go=1`)).attributes).toMatchObject({ errors: [{ field: 'words' }] });
    });
  });

  it('lists all manufacturers and vendors of a search by their labels, with the counts of its facets [spec 2.41]', async () => {
    const listOf = async (path: string, query: string) => (await browser.get(`/search/${path}?${query}`)).envelope.attributes as unknown as AttributesOf<'/search/mfr_list', 'Success'>;
    for (const [path, facet] of [['mfr_list', 'manufacturer'], ['vnd_list', 'vendor']] as const) {
      for (const query of ['', 'q=cable', 'kind=services', 'q=black&category=75']) {
        const { values, exactCounts, isCut } = await listOf(path, query);
        const known = (await ask(query)).found.facets.find(({ id }) => id === facet)?.values ?? [];
        expect(values).toEqual(expect.arrayContaining(known.map((value) => ({ ...value }))));
        expect([exactCounts, isCut, values.length >= known.length, new Set(values.map(({ value }) => value)).size]).toEqual([true, false, true, values.length]);
        expect(values.map(({ label }) => label)).toEqual(values.map(({ label }) => label).toSorted(new Intl.Collator('en').compare));
      }
    }
    const { rows } = await server.pool.query<{ count: number }>("select count(*)::integer as count from marketplace.facet_value where facet = 'manufacturer' and exists (select from marketplace.product where facets @> array[facet_value_id])");
    expect((await listOf('mfr_list', '')).values).toHaveLength(rows[0]?.count ?? 0);
    expect((await listOf('mfr_list', 'q=*')).values).toEqual([]);
    expect((await listOf('mfr_list', 'q=cable&manufacturer=C2G')).values.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(['C2G']);
  });

  it('lists all values of any facet, of which results name the first sixty', async () => {
    const list = (await browser.get('/search/facet_list?facet=category')).envelope.attributes as unknown as AttributesOf<'/search/facet_list', 'Success'>;
    const { rows } = await server.pool.query<{ value: string }>("select value from marketplace.facet_value where facet = 'category' and product_count + service_count > 0");
    expect([list.label, list.values.map(({ value }) => value).toSorted()]).toEqual(['Category', rows.map(({ value }) => value).toSorted()]);
    expect(list.values.length).toBeGreaterThan((await ask('kind=products')).found.facets.find(({ id }) => id === 'category')?.values.length ?? 0);
    expect((await browser.get('/search/facet_list?facet=color')).status).toBe(400);
  });

  it('says without which filter something is found, and which words are left out', async () => {
    const { name, zero } = await ask('q=toner&vendor=SAMPLE-01&priceMax=0.01&kind=services');
    expect([name, zero.filtersApplied]).toEqual(['ZeroResults', true]);
    expect(zero.without).toEqual([]);
    const priced = (await ask('q=toner&priceMax=0.01&kind=products')).zero;
    expect(priced.without).toEqual([{ parameter: 'price', value: null, label: 'the price', count: (await ask('q=toner&kind=products')).found.total }]);
    const ofKind = (await ask('q=toner&kind=services&spelling=exact')).zero;
    expect(ofKind.without).toEqual([{ parameter: 'kind', value: null, label: 'services only', count: (await ask('q=toner&spelling=exact')).found.total }]);
    const vendor = (await ask('q=toner')).found.facets.find(({ id }) => id === 'vendor')?.values[0];
    const both = (await ask(`q=notebok+xqzzy&spelling=exact&vendor=${vendor?.value ?? ''}`)).zero;
    expect(both.suggestions[0]).toMatchObject({ q: 'notebook', leftOut: ['xqzzy'] });
  });

  it.each(['category', 'vendor', 'contract', 'indicator', 'sin', 'unit'] as const)('gives as many results for a value of the facet %s as it counts', async (facet) => {
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
    for (const wrong of ['page=0', 'page=-3', 'page=first', 'sort=cheapest', 'kind=things', 'style=table', 'spelling=any', 'priceMin=abc', 'priceMax=-1']) {
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
    expect(await complete('tonr')).toEqual(expect.arrayContaining([{ text: 'toner', kind: 'query', id: null }, { text: 'Toner Cartridges', kind: 'category', id: '7510-toner' }]));
    expect((await complete('xerox tonner'))[0]).toEqual({ text: 'xerox toner', kind: 'query', id: null });
    expect((await complete('tonr cartrigde'))[0]).toEqual({ text: 'toner cartridge', kind: 'query', id: null });
    expect((await complete('tonr cartr'))[0]).toEqual({ text: 'toner cartr', kind: 'query', id: null });
    expect(await complete('tonr cartr')).toContainEqual({ text: 'toner cartridge', kind: 'query', id: null });
    expect(await complete('qqzzqq')).toEqual([]);
    expect((await complete('ca', 3)).length).toBeLessThanOrEqual(3);
  });

  it('leads from the header to the results, to the product of an exact number, or to the class or contract of a number [spec 7.10]', async () => {
    const target = async (body: Record<string, string>) => (await browser.post('/search/header_search', body)).envelope.redirectURL;
    expect(await target({ q: '006r 90321' })).toBe('/catalog/product_detail?productId=3920564');
    expect(await target({ q: 'Xerox 006R90321' })).toBe('/search/advantage_search?q=Xerox+006R90321');
    expect(await target({ q: ' black  toner ', kind: 'products', category: '75' })).toBe('/search/advantage_search?q=black+toner&kind=products&category=75');
    expect(await target({ q: '' })).toBe('/search/advantage_search');
    expect(await target({ q: '5995' })).toBe('/search/advantage_search?category=5995');
    expect(await target({ q: 'd302', kind: 'services' })).toBe('/search/advantage_search?category=D302&kind=services');
    const { rows } = await server.pool.query<{ value: string }>("select value from marketplace.facet_value where facet = 'contract' and value like 'GS%' order by value limit 1");
    const contract = rows[0]?.value ?? '';
    expect(await target({ q: contract.toLowerCase().replaceAll('-', ' ') })).toBe(`/search/advantage_search?contract=${contract}`);
    expect(await target({ q: '332510s' })).toBe('/search/advantage_search?sin=332510S');
    // Where it is an address that has the number as its words.
    for (const [q, address] of [[contract, `contract=${contract}`], ['332510S', 'sin=332510S']] as const) expect((await browser.get(`/search/advantage_search?q=${q}`)).envelope.redirectURL).toBe(`/search/advantage_search?${address}`);
    expect((await ask('sin=332510S')).found.total).toBeGreaterThan(0);
  });
});
