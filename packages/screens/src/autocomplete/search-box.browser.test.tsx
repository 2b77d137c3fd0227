import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { example, plainExample } from '../testing/examples.ts';
import { sampleSearch } from '../testing/browser/sample-search.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';

const start = '/ws/main/start_page';
const handlers = {
  '/main/start_page': () => ({ responseName: 'Success', attributes: { ...example('/main/start_page', 'Success', 'A full catalog') } }),
  '/categories/category_list': () => ({ content: plainExample('/categories/category_list', 'Products and services') }),
  '/autocomplete': () => ({ responseName: 'Success', attributes: { ...example('/autocomplete', 'Success', 'While typing') } }),
  '/search/advantage_search': sampleSearch,
  '/search/header_search': ({ body }: { body: Record<string, unknown> }) =>
    ({ responseType: 'REDIRECT' as const, redirectURL: `/search/advantage_search?q=${String(body['q'])}` }),
};
const box = () => page.getByRole('combobox', { name: 'Words, part number or national stock number (NSN)' });

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

describe('the search box', () => {
  it('sends what was typed and shows the results that it is redirected to [spec 7.10]', async () => {
    const { history, server } = await showPage(start, handlers);
    await userEvent.fill(box(), '006r 90321');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => new URLSearchParams(history.current().search).get('q')).toBe('006r 90321');
    expect(server.to('/search/header_search').map((request) => request.body)).toEqual([{ q: '006r 90321' }]);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Results for “006r 90321”' })).toBeVisible();
    await expect.element(box()).toHaveValue('006r 90321');
  });

  it.each([['the start page', start], ['other results', '/ws/search/advantage_search?q=paper']])('keeps what is typed after Enter, with the focus, when the results come: from %s', async (_from, from) => {
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => { answer = resolve; });
    const { history } = await showPage(from, { ...handlers, '/search/header_search': async (request) => { await asked; return handlers['/search/header_search'](request); } });
    await userEvent.fill(box(), 'toner');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' black');
    answer();
    await expect.poll(() => history.address()).toBe('/ws/search/advantage_search?q=toner');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Results for “toner”' })).toBeVisible();
    await userEvent.keyboard(' xerox');
    await expect.element(box()).toHaveValue('toner black xerox');
    await expect.element(box()).toHaveFocus();
  });

  it('leads to the heading of the results where nothing is typed meanwhile, and shows the words of the results that Back brings', async () => {
    const { history, storefront } = await showPage('/ws/search/advantage_search?q=paper', handlers);
    await userEvent.fill(box(), 'toner');
    await userEvent.keyboard('{Enter}');
    const heading = page.getByRole('heading', { level: 1, name: 'Results for “toner”' });
    await expect.element(heading).toHaveFocus();
    storefront.back();
    await expect.poll(() => history.address()).toBe('/ws/search/advantage_search?q=paper');
    await expect.element(box()).toHaveValue('paper');
  });

  it('completes what is being typed; a category leads to its products [spec 7.19, 9.8]', async () => {
    const { history, server } = await showPage(start, handlers);
    await userEvent.fill(box(), 'ton');
    await expect.element(page.getByRole('option', { name: /Toner and Ink/ })).toBeVisible();
    expect(server.to('/autocomplete').at(-1)?.query.toString()).toBe('term=ton&maxResults=10');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(() => history.address()).toBe('/ws/search/advantage_search?category=7510-toner');
    expect(server.to('/search/header_search')).toEqual([]);
  });

  it('searches in a category of the store, whose list is asked for once [spec 7.20]', async () => {
    const { server } = await showPage(start, handlers);
    const chooser = page.getByRole('combobox', { name: 'Search in' });
    await userEvent.hover(chooser);
    await expect.element(chooser.getByRole('option', { name: 'IT and Telecom' })).toBeInTheDocument();
    await userEvent.selectOptions(chooser, 'IT and Telecom');
    await userEvent.fill(box(), 'architect');
    await userEvent.click(page.getByRole('button', { name: 'Search', exact: true }));
    await expect.poll(() => server.to('/search/header_search').map((request) => request.body)).toEqual([{ q: 'architect', category: 'D' }]);
    expect(server.to('/categories/category_list')).toHaveLength(1);
    expect(server.to('/main/start_page')).toHaveLength(1);
  });

  it('says that a search starts with a letter or a digit, and keeps what was typed [spec 5.12]', async () => {
    const { server } = await showPage(start, handlers);
    await userEvent.fill(box(), '***');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/must start with a letter or a digit/)).toBeVisible();
    await expect.element(box()).toHaveValue('***');
    expect(server.to('/search/header_search')).toEqual([]);
  });

  it('searches for a phrase, whose keyword begins behind its quotation mark [spec 5.12]', async () => {
    const { server } = await showPage(start, handlers);
    await userEvent.fill(box(), '"***"');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/must start with a letter or a digit/)).toBeVisible();
    await userEvent.fill(box(), '"black toner"');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => server.to('/search/header_search').map((request) => request.body)).toEqual([{ q: '"black toner"' }]);
  });

  it('without words shows everything of its scope', async () => {
    const { history, server } = await showPage(start, handlers);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Search in' }), 'Services');
    await userEvent.click(page.getByRole('button', { name: 'Search', exact: true }));
    await expect.poll(() => history.address()).toBe('/ws/search/advantage_search?kind=services');
    expect(server.to('/search/header_search')).toEqual([]);
  });

  it('goes on without completions when they cannot be had', async () => {
    const { history } = await showPage(start, { ...handlers, '/autocomplete': () => undefined });
    await userEvent.fill(box(), 'toner');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => history.address()).toBe('/ws/search/advantage_search?q=toner');
  });
});
