import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SearchSuccess } from '@quartermaster/contracts';
import { example } from '../testing/examples.ts';
import type { Handler } from '../testing/browser/sample-server.ts';
import { sampleSearch } from '../testing/browser/sample-search.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';

const address = '/ws/search/advantage_search?q=toner';
const handlers = { '/search/advantage_search': sampleSearch };

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

it('a keyboard gets over the filters with one link, to the number of results', async () => {
  await showPage(address, handlers);
  const link = page.getByRole('link', { name: 'Skip to the results' });
  await expect.element(link).toBeInTheDocument();
  const target = new URL((link.element() as HTMLAnchorElement).href).hash.slice(1);
  const count = document.getElementById(target);
  expect(count?.textContent).toMatch(/results?$/);
  expect(count?.tabIndex).toBe(-1);
  const boxes = [...document.querySelectorAll('aside a, aside input')];
  expect(boxes[0]).toBe(link.element());
});

it('a page beyond the last one says so and leads back', async () => {
  const beyond: Handler = () => ({ responseName: 'Success', attributes: { ...example('/search/advantage_search', 'Success', 'Beyond the last page') } });
  await showPage(`${address}&page=900`, { '/search/advantage_search': beyond });
  await expect.element(page.getByRole('heading', { name: 'There is no page 900 of these results' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Go to the first page' }).element().getAttribute('href')).toBe(address);
  expect(page.getByRole('navigation', { name: 'Pages of results' }).elements()).toEqual([]);
});

it('a word that is left out is named, with the search without it one press away; several searches of an address, and a named category, too', async () => {
  const left: Handler = () => ({ responseName: 'Success', attributes: { ...example('/search/advantage_search', 'Success', 'A word left out') } });
  const { history } = await showPage('/ws/search/advantage_search?q=xyzzy+toner&q=paper', { '/search/advantage_search': left });
  await expect.element(page.getByText(/Nothing has all the words of “xyzzy toner”.*Without “xyzzy”: toner \(2 results\)/)).toBeVisible();
  await expect.element(page.getByText(/The address asks for several searches. These are the results for “xyzzy toner”/)).toBeVisible();
  expect(page.getByRole('link', { name: 'paper', exact: true }).element().getAttribute('href')).toBe('/ws/search/advantage_search?q=paper');
  await userEvent.click(page.getByRole('link', { name: 'toner', exact: true }));
  await expect.poll(() => history.address()).toBe('/ws/search/advantage_search?q=toner');
});

it('the category that the words name is offered first, the kinds have their counts, and the results stay', async () => {
  const named: Handler = () => ({ responseName: 'Success', attributes: { ...example('/search/advantage_search', 'Success', 'A category is named') } });
  await showPage('/ws/search/advantage_search?q=notebooks', { '/search/advantage_search': named });
  const link = page.getByRole('link', { name: 'Category: Notebooks (193) – open' });
  await expect.element(link).toBeVisible();
  expect(link.element().getAttribute('href')).toBe('/ws/search/advantage_search?category=7010-notebooks');
  await expect.element(page.getByRole('link', { name: 'Products (2)', exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Services (0)', exact: true })).toBeVisible();
});

describe('facets', () => {
  it('on a narrow page, the categories in the one that is looked around in are links above its results', async () => {
    const found = example('/search/advantage_search', 'Success', 'A category is named');
    const values = [{ value: '7010', label: 'Computers', count: 1200, selected: true }, { value: '7010-notebooks', label: 'Notebooks', count: 193, selected: false }];
    const answer: Handler = () => ({ responseName: 'Success', attributes: { ...found, q: '', namedCategory: null, categoryPath: [{ id: '7010', name: 'Computers' }], facets: [{ id: 'category', label: 'Category', exactCounts: true, values }] } });
    const { history } = await showPage('/ws/search/advantage_search?kind=products&category=7010', { '/search/advantage_search': answer });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Computers' })).toBeVisible();
    const categories = page.getByRole('list', { name: 'Categories in Computers' });
    expect(categories.elements()).toEqual([]);
    await page.viewport(390, 844);
    await expect.element(categories).toBeVisible();
    await userEvent.click(categories.getByRole('link', { name: 'Notebooks (193)' }));
    await expect.poll(() => history.address()).toBe('/ws/search/advantage_search?kind=products&category=7010-notebooks');
  });

  it('categories beside words or other filters are no links: they count what is elsewhere, too', async () => {
    await page.viewport(390, 844);
    await showPage(address, handlers);
    await expect.element(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
    expect(page.getByRole('list', { name: /^Categories in/ }).elements()).toEqual([]);
  });

  it('a changed facet keeps focus and scroll, and the count is announced', async () => {
    const { history } = await showPage(address, handlers);
    const box = page.getByRole('checkbox', { name: /^Office Supplies/ });
    await expect.element(box).toBeVisible();
    window.scrollTo(0, 120);
    box.element().focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('12 results')).toBeVisible();
    expect(history.address()).toBe('/ws/search/advantage_search?q=toner&category=7510');
    expect(document.activeElement).toBe(box.element());
    await expect.element(box).toBeChecked();
    expect(window.scrollY).toBe(120);
    expect(document.getElementById('result-count')?.getAttribute('aria-live')).toBe('polite');
  });

  it('two quick changes add up', async () => {
    const { history } = await showPage(address, handlers);
    await expect.element(page.getByRole('checkbox', { name: /^Office Supplies/ })).toBeVisible();
    (page.getByRole('checkbox', { name: /^Office Supplies/ }).element() as HTMLInputElement).click();
    (page.getByRole('checkbox', { name: /^HP/ }).element() as HTMLInputElement).click();
    await expect.poll(() => history.address()).toBe('/ws/search/advantage_search?q=toner&category=7510&manufacturer=HP');
  });

  it('a long facet can be typed in, and Back undoes a choice', async () => {
    const { history, storefront } = await showPage(address, handlers);
    await userEvent.fill(page.getByRole('searchbox', { name: 'Find in manufacturer' }), 'equip');
    await userEvent.click(page.getByRole('checkbox', { name: /Équipement Nord/ }));
    await expect.poll(() => new URLSearchParams(history.current().search).get('manufacturer')).toBe('Équipement Nord');
    await expect.element(page.getByRole('button', { name: 'Remove filter: Équipement Nord' })).toBeVisible();
    storefront.back();
    await expect.poll(() => history.address()).toBe(address);
    await expect.element(page.getByText('1–25 of 3,120 results')).toBeVisible();
  });

  it('of which there are many are listed by letter over the results; one narrows them, at every width', async () => {
    const makers: Handler = ({ query }) => ({ responseName: 'Success', attributes: { q: query.get('q') ?? '', values: ['3M', 'Canon', 'HP', 'Xerox'].map((label) => ({ value: label, label, count: 12, selected: query.has('manufacturer', label) })), exactCounts: true, isCut: false } });
    for (const width of [1280, 390]) {
      await page.viewport(width, 844);
      const { history } = await showPage(`${address}&category=7510&style=list`, { ...handlers, '/search/mfr_list': makers });
      if (width === 390) await userEvent.click(page.getByRole('button', { name: /^Filter/ }));
      await userEvent.click(page.getByRole('button', { name: 'All by letter' }));
      const list = page.getByRole('dialog', { name: 'Manufacturers' });
      await userEvent.click(list.getByRole('button', { name: 'X', exact: true }));
      await expect.element(list.getByRole('heading', { name: 'X', exact: true })).toHaveFocus();
      await userEvent.fill(list.getByRole('searchbox', { name: 'Find a manufacturer' }), 'can');
      await expect.poll(() => list.getByRole('link').elements().map((link) => link.textContent)).toEqual(['Canon']);
      await userEvent.click(list.getByRole('link', { name: 'Canon' }));
      await expect.element(page.getByRole('dialog', { name: 'Manufacturers' })).not.toBeInTheDocument();
      await expect.poll(() => history.address()).toBe('/ws/search/advantage_search?q=toner&category=7510&style=list&manufacturer=Canon');
      closePages();
    }
  });

  it('a removed chip leaves the focus on the result count', async () => {
    await showPage(`${address}&manufacturer=HP`, handlers);
    await userEvent.click(page.getByRole('button', { name: 'Remove filter: HP' }));
    await expect.element(page.getByText('1–25 of 3,120 results')).toBeVisible();
    await expect.poll(() => document.activeElement?.id).toBe('result-count');
  });

  it('a price range that is none is refused at its field and asks for nothing', async () => {
    const { server } = await showPage(address, handlers);
    await userEvent.fill(page.getByRole('textbox', { name: 'From $' }), 'cheap');
    const before = server.sent.length;
    await userEvent.click(page.getByRole('button', { name: /^Go/ }));
    await expect.element(page.getByText(/Enter an amount in dollars, for example 19.99/)).toBeVisible();
    expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'From $' }).element());
    expect(server.sent.length).toBe(before);
  });

  it('on a phone the facets are in a sheet', async () => {
    await page.viewport(390, 844);
    const { history } = await showPage(address, handlers);
    await userEvent.click(page.getByRole('button', { name: 'Filter', exact: true }));
    await expect.element(page.getByRole('dialog', { name: 'Filter results' })).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: /^Office Supplies/ }));
    await userEvent.click(page.getByRole('button', { name: 'Show 12 results' }));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(history.address()).toContain('category=7510');
    await expect.element(page.getByRole('button', { name: 'Filter (1 on)' })).toHaveFocus();
  });
});

describe('the results', () => {
  it('change their style at once and remember it [spec 9.10]', async () => {
    const { storefront, history } = await showPage(address, handlers);
    await userEvent.click(page.getByRole('button', { name: 'Grid' }));
    await expect.element(page.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
    expect(storefront.preferences.chosen.get()).toEqual({ products: 'grid' });
    await expect.poll(() => history.address()).toContain('style=grid');
  });

  it('say of which vendor Add is, with stock and minimum order, and have no Add where all vendors are out of stock', async () => {
    const outOfStock: Handler = async (request) => {
      const answer = await sampleSearch(request);
      const found = answer?.attributes as unknown as SearchSuccess;
      return { responseName: 'Success', attributes: { ...found, results: found.results.map((product, index) => (index === 1 ? { ...product, inStock: false, bestOffer: null } : product)) } };
    };
    await showPage(address, { '/search/advantage_search': outOfStock });
    const result = (name: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect.element(result('Toner cartridge 0').getByText('From Sample Supply Co. · in stock · min. order $100.00')).toBeVisible();
    await expect.element(result('Toner cartridge 1').getByText('Out of stock')).toBeVisible();
    await expect.element(result('Toner cartridge 1').getByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  });

  it.each(['list', 'grid'])('as %s say of which vendor an indicator is; what holds with every vendor is without a name', async (style) => {
    await showPage(`${address}&style=${style}`, handlers);
    const result = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Toner cartridge 0', exact: true }) });
    await expect.element(result.getByRole('list', { name: 'Federal indicators of Sample Supply Co.', exact: true })).toHaveTextContent('Small business');
    await expect.element(result.getByRole('list', { name: 'Federal indicators', exact: true })).toHaveTextContent('TAA');
    expect(result.getByText(/Sample Supply Co\./).elements().map(({ textContent }) => textContent), style).toEqual([expect.stringMatching(/^From Sample Supply Co\. ·/)]);
    await userEvent.click(page.getByText('What the federal indicators mean'));
    await expect.element(page.getByText('Offered by a small business')).toBeVisible();
  });

  it('are so dense as a list that six are on a laptop screen; what is of the chosen offer is in one line below, by itself', async () => {
    await page.viewport(1280, 900);
    await showPage(address, handlers);
    const results = page.getByRole('list', { name: 'Results for “toner”' });
    await expect.element(results).toBeVisible();
    const rows = [...results.element().children].map((row) => row.getBoundingClientRect());
    expect(Math.max(...rows.map(({ height }) => height))).toBeLessThan(104);
    const row = page.getByRole('article').first();
    const boxOf = (part: { element: () => Element }): DOMRect => part.element().getBoundingClientRect();
    const [from, badges, add] = [row.getByText(/^From Sample Supply Co\./), row.getByRole('list', { name: 'Federal indicators of Sample Supply Co.' }), row.getByRole('button', { name: /^Add/ })].map(boxOf);
    expect([from?.top ?? 0, badges?.top ?? 0].every((top) => top > (add?.bottom ?? 0))).toBe(true);
    expect(badges?.left).toBeGreaterThan(from?.right ?? 0);
  });

  it('are dense as boxes, too, and in a window of 1024 pixels as rows: price and order are beside the picture, the numbers below it', async () => {
    await page.viewport(1280, 900);
    await showPage(`${address}&style=grid`, handlers);
    const heights = () => [...page.getByRole('list', { name: 'Results for “toner”' }).element().querySelectorAll('article')].map((one) => one.getBoundingClientRect().height);
    await expect.element(page.getByRole('article').first()).toBeVisible();
    expect(Math.max(...heights())).toBeLessThan(460);
    closePages();
    await page.viewport(1024, 900);
    await showPage(`${address}&style=list`, handlers);
    const row = page.getByRole('article').first();
    await expect.element(row).toBeVisible();
    expect(Math.max(...heights())).toBeLessThan(128);
    const [add, numbers] = [row.getByRole('button', { name: /^Add/ }), row.getByText(/^Part/)].map((part) => part.element().getBoundingClientRect());
    expect(numbers?.top).toBeGreaterThan(add?.bottom ?? Infinity);
  });

  it('of a long facet and of a long way of categories, no link or button lies over another', async () => {
    const found = example('/search/advantage_search', 'Success', 'A category is named');
    const categoryPath = ['Office Supplies and Devices', 'Office Supplies', 'Toner Cartridges'].map((name) => ({ id: name, name }));
    const over = (list: Element[]): string[] => list.flatMap((one, nth) => list.slice(nth + 1).filter((other) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
    }).map((other) => `${one.textContent} | ${other.textContent}`));
    await showPage(address, handlers);
    await expect.element(page.getByRole('button', { name: 'All by letter' })).toBeVisible();
    expect(over([...document.querySelectorAll('aside button')])).toEqual([]);
    closePages();
    await page.viewport(390, 844);
    await showPage('/ws/search/advantage_search?category=x', { '/search/advantage_search': () => ({ responseName: 'Success', attributes: { ...found, q: '', namedCategory: null, categoryPath } }) });
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect.element(crumbs).toBeVisible();
    const links = [...crumbs.element().querySelectorAll('a')];
    expect(new Set(links.map((link) => Math.round(link.getBoundingClientRect().top))).size, 'lines').toBeGreaterThan(1);
    expect(over(links)).toEqual([]);
    expect(links.every((link) => link.getBoundingClientRect().height >= 24)).toBe(true);
  });

  it('say so where no vendor that fits the filters has it in stock, and have no Add of another vendor', async () => {
    const none: Handler = () => ({ responseName: 'Success', attributes: { ...example('/search/advantage_search', 'Success', 'No vendor that fits has it in stock') } });
    await showPage(`${address}&indicator=SB`, { '/search/advantage_search': none });
    await expect.element(page.getByRole('article').getByText('No vendor that fits your filters has it in stock')).toBeVisible();
    expect(page.getByRole('article').getByRole('button', { name: /^Add/ }).elements()).toEqual([]);
  });

  it('are compared up to four at a time', async () => {
    await showPage(address, handlers);
    for (const index of [0, 1, 2, 3]) {
      await userEvent.click(page.getByRole('checkbox', { name: `Compare Toner cartridge ${index}`, exact: true }));
    }
    await expect.element(page.getByRole('checkbox', { name: 'Compare Toner cartridge 4', exact: true })).toBeDisabled();
    await expect.element(page.getByRole('link', { name: 'Compare 4' })).toHaveAttribute('href', '/ws/catalog/compare?productId=P0&productId=P1&productId=P2&productId=P3');
    await userEvent.click(page.getByRole('button', { name: 'Take Toner cartridge 3 out of the comparison' }));
    await expect.element(page.getByRole('link', { name: 'Compare 3' })).toHaveAttribute('href', '/ws/catalog/compare?productId=P0&productId=P1&productId=P2');
  });

  it('open a quick look that gives the focus back [spec 2.48, 9.11]', async () => {
    const detail = example('/catalog/quicklook', 'Success', 'A product');
    const { server } = await showPage(address, { ...handlers, '/catalog/quicklook': () => ({ responseName: 'Success', attributes: { ...detail } }) });
    const opener = page.getByRole('button', { name: 'Quick look at Toner cartridge 2', exact: true });
    await userEvent.click(opener);
    await expect.element(page.getByRole('dialog', { name: 'Product Quick Look' })).toBeVisible();
    expect(server.to('/catalog/quicklook')[0]?.query.toString()).toBe('productId=P2&offerId=P2-1');
    const vendors = page.getByRole('dialog').getByRole('table', { name: 'Vendors' });
    await expect.element(vendors.getByRole('row', { name: /Sample Supply Co\./ }).getByRole('list')).toHaveTextContent('Small businessTAA');
    await expect.element(vendors.getByRole('row', { name: /Sample Office Products/ }).getByRole('list')).toHaveTextContent('Other than smallTAA');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).toBe(opener.element());
  });
});
