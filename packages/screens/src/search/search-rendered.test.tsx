import { describe, expect, it } from 'vitest';
import { example } from '../testing/examples.ts';
import { renderedScreen } from '../testing/rendered-screen.tsx';

const path = '/search/advantage_search';
const found = async (name: string, query: string, change: object = {}) => renderedScreen(path, 'Success', name, { query, change });
const zero = async (name: string, change: object, query: string) => renderedScreen(path, 'ZeroResults', name, { query, change });

describe('the results of a search say how its words were understood, and lead to the other ways', () => {
  it('a spelling that was corrected: to the words as typed, without correction, under the same filters', async () => {
    const { text, links } = await found('Spelling corrected', 'q=tonr&vendor=V-1&page=2');
    expect(text).toContain('Showing results for toner .');
    expect(links['Search for “tonr” as typed']).toBe(`/ws${path}?q=tonr&vendor=V-1&spelling=exact`);
    const some = await found('Spelling corrected', 'q=hdmicable', { q: 'hdmicable', correction: { from: 'hdmicable', to: 'hdmi cable' }, withAllWords: 3, total: 30 });
    expect(some.text).toContain('3 results have all the words of “hdmi cable”. The others have some of them.');
  });

  it('a spelling that is offered', async () => {
    const { text, links } = await found('Another spelling offered', 'q=memory+cad&spelling=exact');
    expect(text).toContain('Did you mean memory card ?');
    expect(links['memory card']).toBe(`/ws${path}?q=memory+card`);
    expect(text).toContain('Nothing has all the words of “memory cad”. These results have some of them.');
  });

  it('a number that was recognized, and of which kind', async () => {
    expect((await found('Part number', 'q=006r+90321')).text).toContain('“006r 90321” was recognized as the part number 006R90321 .');
    const nsn = await found('Part number', 'q=7510', { q: '7510', exactMatch: { kind: 'nsn', value: '7510-01-357-6829' } });
    expect(nsn.text).toContain('“7510” was recognized as the national stock number 7510-01-357-6829 .');
  });

  it('few that have all of the words', async () => {
    expect((await found('Few with all words', 'q=xerox+toner')).text).toContain('One result has all the words of “xerox toner”. The others have some of them.');
    expect((await found('Few with all words', 'q=xerox+toner', { withAllWords: 2, total: 30 })).text).toContain('2 results have all the words of “xerox toner”.');
    for (const change of [{ withAllWords: 2 }, { withAllWords: 0, anyWord: true }]) expect((await found('Few with all words', 'q=xerox+toner', change)).text).not.toContain('The others have some of them');
  });
});

describe('a result list', () => {
  it('is of everything, of products or of services: the kind that is shown is marked, the others lead on without filters of a kind', async () => {
    for (const [kind, marked] of [[null, 'Everything'], ['products', 'Products (2)'], ['services', 'Services (0)']] as const) {
      const query = `q=toner&vendor=V-1&style=grid&sort=name${kind === null ? '' : `&kind=${kind}`}`;
      const { html, links } = await found('Two results', query, { kind });
      expect([links['Everything'], links['Products (2)'], links['Services (0)']]).toEqual(['', '&kind=products', '&kind=services'].map((more) => `/ws${path}?q=toner&sort=name${more}`));
      expect(/aria-current="true"[^>]*>([^<]*(?:<!-- -->[^<]*)*)</.exec(html)?.[1]?.replaceAll('<!-- -->', '')).toBe(marked);
    }
  });

  it('shows the order and the number that the address asks for', async () => {
    const { html } = await found('Two results', 'q=toner&sort=price_high&pageSize=50', { sort: 'price_high', pageSize: 50 });
    expect([...html.matchAll(/<option[^>]*value="([^"]*)"[^>]*selected=""/g)].map(([, value]) => value)).toEqual(['price_high', '50']);
    const plain = await found('Two results', 'q=toner');
    expect([...plain.html.matchAll(/<option[^>]*value="([^"]*)"[^>]*selected=""/g)].map(([, value]) => value)).toEqual(['relevance', '25']);
  });

  it('turns its pages, also to the last one, with all that is asked for', async () => {
    const { links, text } = await found('Many results', 'q=toner&sort=name&page=2', { total: 101, page: 2, pageSize: 25 });
    expect(links).toMatchObject({ 1: `/ws${path}?q=toner&sort=name`, 3: `/ws${path}?q=toner&sort=name&page=3`, 5: `/ws${path}?q=toner&sort=name&page=5` });
    expect(links).not.toHaveProperty('6');
    expect(text).toContain('26–50 of more than 101 results');
  });

  it('leads from a page that it does not have to its first and its last one', async () => {
    const { links, text } = await found('Beyond the last page', 'q=toner&page=900', { total: 51, pageSize: 25 });
    expect(text).toContain('They have 3 pages.');
    expect([links['Go to the first page'], links['Go to the last page']]).toEqual([`/ws${path}?q=toner`, `/ws${path}?q=toner&page=3`]);
    const one = await found('Beyond the last page', 'q=toner&page=900');
    expect([one.text.includes('They have one page.'), 'Go to the last page' in one.links]).toEqual([true, false]);
  });

  it('takes all that is asked for into the form, and names the vendors of a product where they are', async () => {
    const { links } = await found('Two results', 'q=toner&vendor=V-1&priceMin=5&kind=products', { kind: 'products' });
    expect(links['Advanced search']).toBe('/ws/search/advanced?q=toner&vendor=V-1&priceMin=5&kind=products&formType=products');
    expect((await found('Two results', 'q=x&kind=services', { kind: 'services' })).links['Advanced search']).toContain('&formType=services');
    const { results } = example(path, 'Success', 'Two results') as { results: { productId: string }[] };
    const several = await found('Two results', 'q=toner', { results: results.map((each, place) => ({ ...each, vendorCount: place === 0 ? 3 : 1 })) });
    expect(several.links['3 vendors']).toMatch(new RegExp(`productId=${results[0]?.productId}[^#]*#vendors$`));
    expect(several.text).toContain(' 1 vendor ');
  });

  it('says which filters are on, and offers to clear all of them where there are several', async () => {
    expect((await found('Two results', 'q=toner&vendor=V-1')).text).not.toContain('Clear all');
    expect((await found('Two results', 'q=toner&vendor=V-1&deliveryDays=5')).text).toContain('Delivery: 5 days or less Clear all');
  });
});

describe('a search that found nothing', () => {
  it('offers other spellings without the filters, with how much each finds and what it leaves out', async () => {
    const { text, links } = await zero('Spelling offer', { suggestions: [{ q: 'notebook', count: 193, leftOut: ['xyzzy'] }, { q: 'note book', count: 1, leftOut: [] }] }, 'q=xyzzy+notebok&vendor=V-1&sort=name');
    expect(text).toContain('Nothing found for “xyzzy notebok”');
    expect(text).toMatch(/notebook 193 results, without “xyzzy” note book 1 result (?!,)/);
    expect([links['notebook'], links['note book']]).toEqual([`/ws${path}?q=notebook&sort=name`, `/ws${path}?q=note+book&sort=name`]);
    expect(text).not.toContain('Browse all categories Suggest');
  });

  it('names the filters without which something is found, each left out alone, and leads to the search without any', async () => {
    const { text, links } = await zero('Filters too narrow', {}, 'q=toner&vendor=V-1&vendor=V-2&priceMin=1&priceMax=2&sort=name');
    expect(text).toContain('No result matches all the filters that are on. Leave one out:');
    expect(text).toContain('Without Vendor: Sample Supply Co. 12 results');
    expect(links).toMatchObject({
      'Without Vendor: Sample Supply Co.': `/ws${path}?q=toner&priceMin=1&priceMax=2&sort=name`,
      'Without the price': `/ws${path}?q=toner&vendor=V-1&vendor=V-2&sort=name`,
      'Search without filters': `/ws${path}?q=toner&sort=name`,
    });
    const none = await zero('Filters too narrow', { without: [] }, 'q=toner&vendor=V-1');
    expect(none.text).toContain('There may be results without them.');
    expect(none.text).not.toContain('Suggest it to the store');
  });

  it('leads on where nothing comes near: to everything, to a suggestion with its words, to a quote', async () => {
    const nothing = { suggestions: [], near: [], problem: null };
    const { links } = await zero('Not a keyword', { ...nothing, q: ' wing nut ', kind: 'services' }, 'q=wing+nut&kind=services');
    expect(links).toMatchObject({
      'Search products and services': `/ws${path}?q=+wing+nut+`,
      'Suggest it to the store': '/ws/department/adv_select_suggest?item=wing+nut',
      'Ask for a quote': '/ws/main/ebuy',
      'Advanced search': '/ws/search/advanced',
    });
    const anyKind = await zero('Not a keyword', { ...nothing, q: 'wing nut' }, 'q=wing+nut');
    expect(anyKind.links).not.toHaveProperty('Search products and services');
  });

  it('says that a thing is not sold, and leads to the kinds that come nearest [spec 2.34]', async () => {
    const { text, links } = await zero('Another thing of its kind', {}, 'q=trombone');
    expect(text).toContain('Nothing in this store matches “trombone”. The kinds that come nearest: Musical Instruments and Phonographs 1 result');
    expect(text).toContain('Is it none of these?');
    expect(links).toMatchObject({ 'Musical Instruments and Phonographs': `/ws${path}?category=77`, 'Ask for a quote': '/ws/main/ebuy' });
    const mended = await zero('Another thing of its kind', { q: 'tronbone', kind: 'products' }, 'q=tronbone&kind=products');
    expect(mended.text).toContain('Nothing in this store matches “tronbone”. The kinds that come nearest to “trombone”:');
    expect(mended.links['Recreational Equipment']).toBe(`/ws${path}?category=78&kind=products`);
  });

  it('says what is wrong with words that cannot be searched for, and suggests none of them', async () => {
    const { text, links } = await zero('Not a keyword', {}, 'q=***');
    expect(text).toContain('A search must start with a letter or a digit. ');
    for (const name of ['Suggest it to the store', 'Ask for a quote', 'Search products and services']) expect(links).not.toHaveProperty(name);
    expect((await zero('Not a keyword', { q: ' ', problem: null }, 'kind=services')).text).toMatch(/^Home Nothing found (?!for)/);
  });
});

describe('the tree of categories', () => {
  const tree = '/search/drilldown';
  it('leads from each branch to what is below it, with how much that is, and back up', async () => {
    const root = await renderedScreen(tree, 'Category Browse', 'The whole tree');
    const { branches } = example(tree, 'Category Browse', 'The whole tree') as { branches: { id: string; name: string; below: number }[] };
    for (const { id, name } of branches) expect(root.links[name]).toBe(`/ws${tree}?category=${id}`);
    const [first] = branches;
    const counted = await renderedScreen(tree, 'Category Browse', 'The whole tree', { change: { branches: [{ ...first, products: 1, services: 2, below: 1 }, { ...first, id: 'b', products: 0, services: 5, below: 3 }, { ...first, id: 'c', products: 7, services: 0, below: 0 }] } });
    expect(counted.text).toMatch(/1 product and 2 services in 1 category .* 5 services in 3 categories .* 7 products(?! in)/);
    const end = await renderedScreen(tree, 'Category Browse', 'The end of a branch', { query: 'category=7510' });
    const [above] = (example(tree, 'Category Browse', 'The end of a branch') as { path: { id: string; name: string }[] }).path;
    expect([end.links['Category browse'], end.links[above?.name ?? ''], end.links['Sort and filter these']]).toEqual([`/ws${tree}`, `/ws${tree}?category=${above?.id}`, '/ws/search/advantage_search?category=7510']);
    expect(end.links).not.toHaveProperty('Office Supplies');
  });

  it('turns the pages of a branch, says which one does not exist, and names a category that the store has nothing of', async () => {
    const query = 'category=75&page=2';
    expect((await renderedScreen(tree, 'Category Browse', 'A branch', { query, change: { total: 49 } })).links).toMatchObject({ 1: `/ws${tree}?category=75`, 3: `/ws${tree}?category=75&page=3` });
    const beyond = await renderedScreen(tree, 'Category Browse', 'A branch', { query: 'category=75&page=9', change: { page: 9, total: 49, results: [] } });
    expect([beyond.text.includes('There is no page 9 of these results'), beyond.links['Go to the last page']]).toEqual([true, `/ws${tree}?category=75&page=3`]);
    expect((await renderedScreen(tree, 'Category Browse', 'A branch', { query: 'category=75', change: { page: 1, total: 0, results: [] } })).text).not.toContain('There is no page');
    expect((await renderedScreen(tree, 'Category Browse', 'No such category')).text).toContain('This store has nothing of a category “no-such”. Choose one of these.');
    expect((await renderedScreen(tree, 'Category Browse', 'An empty catalog')).text).toContain('The catalog is empty');
  });
});

describe('a special category', () => {
  const at = '/search/special_category_search';
  it('leads to all of it, to its categories and to the other ones', async () => {
    const { links, text } = await renderedScreen(at, 'Success', 'Office seating by category');
    expect(links).toMatchObject({
      'Show all, 240 results': '/ws/search/advantage_search?indicator=ABILITYONE',
      'Office Furniture': '/ws/search/advantage_search?category=7110&indicator=ABILITYONE',
      'Special categories': `/ws${at}`,
      'Disaster relief': `/ws${at}?category=disaster_relief`,
      'IT security': '/ws/search/itsecurity',
    });
    expect(text).toContain('Before you order');
    const some = await renderedScreen(at, 'Success', 'Office seating by category', { change: { others: [], collection: { ...(example(at, 'Success', 'Office seating by category')['collection'] as object), exactTotal: false, exactCounts: false } } });
    expect(some.text).toContain('Show all, more than 240 results');
    expect(some.text).toContain('Office Furniture 60+');
    expect(some.text).not.toContain('Other special categories');
  });

  it('that is empty, unknown, or one of none says so', async () => {
    const text = async (name: string) => (await renderedScreen(at, 'Success', name)).text;
    expect(await text('Office seating without products in this store')).toContain('This store has nothing of “Office seating” at present.');
    expect(await text('Office seating by category')).not.toContain('at present');
    expect(await text('No such category')).toContain('There is no special category “office_chairs”. Choose one of these.');
    expect(await text('All special categories')).not.toContain('There is no special category');
    expect(await text('None in this catalog')).toContain('No special category here');
  });
});

describe('lists of values', () => {
  const list = async (facet: string, change: object, query = '') => renderedScreen('/search/facet_list', 'Success', 'Categories of a search', { query, change: { facet, ...change } });
  const values = [{ value: 'EA', label: 'Each', count: 3, selected: true }, { value: 'BX', label: 'Box', count: 1_200, selected: false }];
  it('lead to the search with a value, or without the one that is chosen, and keep the rest of it', async () => {
    const { links, text } = await list('unit', { q: 'toner', values, exactCounts: false, isCut: true }, 'facet=unit&q=toner&unit=EA&vendor=V-1&page=3');
    expect(links).toMatchObject({ 'Each (chosen: remove)': `/ws${path}?q=toner&vendor=V-1`, 'Box': `/ws${path}?q=toner&unit=EA&vendor=V-1&unit=BX` });
    expect(text).toContain('1,200+');
    expect(text).toContain('These are the 2 units of issue of most products.');
    expect(text).toContain('Find a unit of issue');
    expect((await list('unit', { q: 'toner', values, isCut: false })).text).not.toContain('of most products');
  });

  it('that are empty say whether the search or the store has none', async () => {
    expect((await list('sin', { q: 'toner', values: [] })).text).toBe('Nothing that “toner” finds has one of the Special Item Numbers.');
    expect((await list('indicator', { q: '', values: [] })).text).toBe('There are no federal indicators here.');
  });
});
