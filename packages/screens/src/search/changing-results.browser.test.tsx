import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SearchSuccess } from '@quartermaster/contracts';
import type { Handler } from '../testing/browser/sample-server.ts';
import { sampleSearch } from '../testing/browser/sample-search.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';

const address = '/ws/search/advantage_search?q=toner';
const handlers = { '/search/advantage_search': sampleSearch };

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

describe('results', () => {
  it('are sorted and counted as chosen, from the first page on, and Back brings the order before', async () => {
    const { history, storefront } = await showPage(`${address}&vendor=V-1&page=3`, handlers);
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(sort, 'Price: low to high');
    await expect.poll(() => history.address()).toBe(`${address}&vendor=V-1&sort=price_low`);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Per page' }), '50');
    await expect.poll(() => history.address()).toBe(`${address}&vendor=V-1&sort=price_low&pageSize=50`);
    storefront.back();
    storefront.back();
    await expect.poll(() => history.address()).toBe(`${address}&vendor=V-1&page=3`);
    await expect.element(sort).toHaveDisplayValue('Relevance');
  });

  it('of services have a style of their own, which takes no step in the history', async () => {
    const services: Handler = async (request) => {
      const answer = await sampleSearch(request);
      return { responseName: 'Success', attributes: { ...answer?.attributes, kind: 'services' } };
    };
    const { history, storefront } = await showPage('/ws/search/advantage_search?q=first', { '/search/advantage_search': services });
    await userEvent.click(page.getByRole('navigation', { name: 'Kind of results' }).getByRole('link', { name: /^Services/ }));
    await expect.poll(() => history.address()).toContain('kind=services');
    await userEvent.click(page.getByRole('button', { name: 'Grid' }));
    await expect.poll(() => history.address()).toContain('style=grid');
    expect(storefront.preferences.chosen.get()).toEqual({ services: 'grid' });
    storefront.back();
    await expect.poll(() => history.address()).toBe('/ws/search/advantage_search?q=first');
  });

  it('say that they are being updated until the answer is there', async () => {
    let answer = (): void => undefined;
    const waiting = new Promise<void>((resolve) => { answer = resolve; });
    const slow: Handler = async (request) => {
      if (request.query.has('category')) await waiting;
      return sampleSearch(request);
    };
    await showPage(address, { '/search/advantage_search': slow });
    await userEvent.click(page.getByRole('checkbox', { name: /^Office Supplies/ }));
    const section = page.getByRole('region', { name: 'Results', exact: true });
    await expect.element(section).toHaveAttribute('aria-busy', 'true');
    await expect.element(page.getByText('Updating results…')).toBeVisible();
    answer();
    await expect.element(page.getByText('12 results')).toBeVisible();
    await expect.element(section).toHaveAttribute('aria-busy', 'false');
  });
});

describe('filters', () => {
  it('are cleared together; the words and the order stay', async () => {
    const { history } = await showPage(`${address}&manufacturer=HP&deliveryDays=5&priceMin=2&sort=name`, handlers);
    await userEvent.click(page.getByRole('button', { name: 'Clear all' }));
    await expect.poll(() => history.address()).toBe(`${address}&sort=name`);
    await expect.poll(() => document.activeElement?.id).toBe('result-count');
  });

  it('a price has its lowest and its highest end; a chip that is removed empties its fields; a mistake is forgotten once it is mended', async () => {
    const { history } = await showPage(address, handlers);
    const [from, to] = [page.getByRole('textbox', { name: 'From $' }), page.getByRole('textbox', { name: 'To $' })];
    await userEvent.fill(from, '9');
    await userEvent.fill(to, '5');
    await userEvent.click(page.getByRole('button', { name: /^Go/ }));
    await expect.element(page.getByText(/Enter a highest price that is at least the lowest price/)).toBeVisible();
    await expect.element(to).toHaveFocus();
    await userEvent.fill(to, '$1,000');
    await userEvent.click(page.getByRole('button', { name: /^Go/ }));
    await expect.poll(() => history.address()).toBe(`${address}&priceMin=9&priceMax=1000`);
    await expect.element(page.getByText(/Enter a highest price that is at least the lowest price/)).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Remove filter: Price: $9 to $1000' }));
    await expect.poll(() => history.address()).toBe(address);
    await expect.element(from).toHaveValue('');
    await expect.element(to).toHaveValue('');
  });

  it('a long list is shown as a whole and short again, and Enter in its box sends nothing', async () => {
    const { server, history } = await showPage(address, handlers);
    const all = page.getByRole('button', { name: 'Show all 13' });
    await expect.element(all).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(all);
    await expect.element(page.getByRole('checkbox', { name: /^Sample Works/ })).toBeVisible();
    const fewer = page.getByRole('button', { name: 'Show fewer' });
    await expect.element(fewer).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(fewer);
    await expect.element(page.getByRole('checkbox', { name: /^Sample Works/ })).not.toBeInTheDocument();
    const before = server.sent.length;
    await userEvent.fill(page.getByRole('searchbox', { name: 'Find in manufacturer' }), 'nothing like it');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Nothing here has “nothing like it”.')).toBeVisible();
    expect([server.sent.length, history.address()]).toEqual([before, address]);
  });

  it('of which there are so many that some are left out are listed by letter, of that facet; a shorter one has no such list', async () => {
    const many: Handler = async (request) => {
      const found = (await sampleSearch(request))?.attributes as unknown as SearchSuccess;
      const values = (count: number) => Array.from({ length: count }, (_, place) => ({ value: `v${place}`, label: `Value ${place}`, count: 1, selected: false }));
      return { responseName: 'Success', attributes: { ...found, facets: [{ id: 'sin', label: 'Special Item Number', exactCounts: true, values: values(60) }, { id: 'contract', label: 'Contract', exactCounts: true, values: values(59) }] } };
    };
    const { server } = await showPage(`${address}&priceMin=3`, { '/search/advantage_search': many, '/search/facet_list': () => ({ responseName: 'Success', attributes: { facet: 'sin', label: 'Special Item Number', q: 'toner', values: [], exactCounts: true, isCut: false } }) });
    await expect.element(page.getByRole('searchbox', { name: 'Find in contract' })).toBeVisible();
    // What is not among those beside the results may be in the list: the box does not say that there is no such thing.
    const box = page.getByRole('searchbox', { name: 'Find in special item number' });
    await userEvent.fill(box, 'rare');
    await expect.element(page.getByText('None of the 60 with most results has “rare”. “All by letter” has the others, too.')).toBeVisible();
    await userEvent.fill(box, 'value 7');
    await expect.element(page.getByText('Found among the 60 with most results. “All by letter” has the others, too.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'All by letter' }));
    await expect.poll(() => server.to('/search/facet_list').map(({ query }) => query.toString())).toEqual(['q=toner&priceMin=3&facet=sin']);
  });

  it('of services, contractors are listed by letter under that name', async () => {
    const many: Handler = async (request) => {
      const found = (await sampleSearch(request))?.attributes as unknown as SearchSuccess;
      const values = Array.from({ length: request.query.has('manufacturer') ? 1 : 60 }, (_, place) => ({ value: `v${place}`, label: `Value ${place}`, count: 1, selected: false }));
      return { responseName: 'Success', attributes: { ...found, kind: 'services', facets: [{ id: 'manufacturer', label: 'Contractor', exactCounts: true, values }] } };
    };
    const listed: Handler = () => ({ responseName: 'Success', attributes: { facet: 'manufacturer', label: 'Contractor', q: 'toner', values: [{ value: 'Rare', label: 'Rare', count: 1, selected: false }], exactCounts: true, isCut: false } });
    await showPage(`${address}&kind=services`, { '/search/advantage_search': many, '/search/facet_list': listed });
    await userEvent.click(page.getByRole('button', { name: 'All by letter' }));
    await expect.element(page.getByRole('dialog', { name: 'Contractor' }).getByRole('searchbox', { name: 'Find a contractor' })).toBeVisible();
    await userEvent.click(page.getByRole('dialog').getByRole('link', { name: 'Rare' }));
    // The button of the list went with the other contractors: the focus is at the number of results.
    await expect.element(page.getByRole('button', { name: 'All by letter' })).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.id).toBe('result-count');
  });
});

describe('marks for a comparison', () => {
  it('are counted aloud, may be taken back where four are marked, and are cleared together', async () => {
    await showPage(address, handlers);
    const mark = (index: number) => page.getByRole('checkbox', { name: `Compare Toner cartridge ${index}`, exact: true });
    await userEvent.click(mark(0));
    await expect.element(page.getByRole('status').filter({ hasText: '1 of 4 products marked for comparison.' })).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Mark another' })).toBeDisabled();
    for (const index of [1, 2, 3]) await userEvent.click(mark(index));
    await expect.element(mark(3)).toBeEnabled();
    await userEvent.click(mark(3));
    await expect.element(page.getByRole('link', { name: 'Compare 3' })).toBeVisible();
    await expect.element(mark(4)).toBeEnabled();
    await userEvent.click(page.getByRole('region', { name: 'Comparison' }).getByRole('button', { name: 'Clear' }));
    await expect.element(page.getByRole('region', { name: 'Comparison' })).not.toBeInTheDocument();
    await expect.element(mark(0)).not.toBeChecked();
  });
});
