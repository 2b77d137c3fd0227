import {
  confirmDialogPoint, helpLoadingPoint, loginPresentationPoint, NativeConfirm, NativeSessionWarning, registrationFlowPoint,
  sessionExpiredPoint, sessionWarningPoint, startPagePoint, themePoint,
} from '@quartermaster/core';
import { closePages, examplesOf, renderScreen, renderStore } from '@quartermaster/core-testing';
import { InvalidSession } from '@quartermaster/screens';
import { DirectRegistration } from '@quartermaster/screens-ggs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import fss from './index.ts';

afterEach(closePages);

const runtime = async () => {
  const found = (await renderStore(fss)).storefront.store.get();
  if (found === null) throw new Error('FSS is not composed.');
  return found;
};

/** Every row that shows a screen of Global Supply: those that it adds, and those of each default screen that it replaces. */
const screens = [...(await runtime()).screens.store.values()];
const cases = screens.flatMap(({ path, responseName }) => examplesOf(path, responseName).map(({ name }) => ({ path, responseName, example: name })));

describe('FSS behaves as a Global Supply store', () => {
  it('has the older theme with its separate stylesheet [spec 1.12, 4.4, 9.13]', async () => {
    const theme = (await runtime()).required(themePoint);
    expect(theme.id).toBe('adv12');
    expect(theme.stylesheet).toMatch(/adv12.*\.css/);
  });

  it('asks with the dialogs of the browser [spec 4.35, 6.6]', async () => {
    const store = await runtime();
    expect(store.required(confirmDialogPoint)).toBeInstanceOf(NativeConfirm);
    expect(store.required(sessionWarningPoint)).toBeInstanceOf(NativeSessionWarning);
  });

  it('loads no help content [spec 6.6, 7.26]', async () => {
    expect((await runtime()).required(helpLoadingPoint)).toEqual({ load: false, instead: '/ggs/information/help' });
    const page = await renderStore(fss, { address: '/home' });
    expect(page.sent.map(({ path }) => path)).not.toContain('/information/help');
    expect(page.html()).not.toContain('href="/ws/information/help"');
  });

  it('registers directly [spec 4.25, 4.26, 6.6]', async () => {
    expect((await runtime()).required(registrationFlowPoint)).toBe(DirectRegistration);
  });

  it('shows its own screen for a session that expired [spec 4.37]', async () => {
    expect((await runtime()).required(sessionExpiredPoint)).toBe(InvalidSession);
  });

  it('shows the login as a page [spec 8.9]', async () => {
    expect((await runtime()).required(loginPresentationPoint)).toEqual({ overPage: false });
  });

  it('begins at its own start page', async () => {
    expect((await runtime()).required(startPagePoint)).toEqual({ path: '/ggs/start_page' });
    const page = await renderStore(fss, { address: '/home' });
    const { pathname, search } = page.history.current();
    expect(pathname + search).toBe('/ws/ggs/start_page?store=FSS');
    expect(page.text()).toContain('Welcome to FSS');
  });
});

describe('every Global Supply screen', () => {
  it('has examples [spec 2.119]', () => {
    expect(screens.length).toBeGreaterThan(25);
    for (const { path, responseName } of screens) expect(examplesOf(path, responseName), `${path} ${responseName}`).not.toEqual([]);
  });

  it.each([
    ['/cart/shopping_cart_post', 'VerifyEmail'], ['/checkout/checkout_controller', 'EditProfile'], ['/cart/overseas_shipping', 'Success'], ['/checkout/delivery_options', 'Initial'],
  ] as const)('the step of checkout %s %s has the whole width, without the menu at the left', async (path, responseName) => {
    const page = await renderScreen(fss, path, responseName);
    expect(page.html()).toMatch(/<h1[ >]/);
    expect(page.html()).not.toContain('Browse supply groups');
  });

  it.each(cases)('$path $responseName: $example is rendered without a browser, in the layouts of the store', async ({ path, responseName, example }) => {
    const complaints = vi.spyOn(console, 'error');
    const page = await renderScreen(fss, path, responseName, { example });
    const html = page.html();
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).not.toMatch(/\sstyle="|undefined|\[object Object\]|NaN/);
    expect(html).toContain('aria-label="FSS Global Supply"');
    // A link that is a word of a sentence is apart from the next one.
    expect(html).not.toMatch(/[a-z]<\/a>[a-z]/);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it('leads home to the start page of the store, on pages of the default map too', async () => {
    for (const [path, responseName] of [['/cart/shopping_cart', 'Initial'], ['/information/page', 'InfoPage']] as const) {
      expect((await renderScreen(fss, path, responseName)).html()).toContain('href="/ws/ggs/start_page"');
    }
  });
});

describe('what a screen says', () => {
  it('its start page and its products ask what visitors think of the store', async () => {
    for (const [path, response] of [['/ggs/start_page', 'Success'], ['/catalog/product_detail', 'ProductDetail']] as const) {
      expect((await renderScreen(fss, path, response)).html()).toMatch(/<a [^>]*href="\/ws\/department\/feedback"[^>]*>Tell us what you think of this store/);
    }
  });

  it('supply groups stand apart from what the catalog files by letters', async () => {
    const page = await renderScreen(fss, '/ggs/start_page', 'Success', { example: 'A full catalog' });
    expect(page.text()).toMatch(/Federal supply groups.*75 Office Supplies and Devices.*Services.*D IT and Telecom/);
  });

  it('a product that another store sells is told apart from an unknown one [spec 2.45]', async () => {
    const page = await renderScreen(fss, '/catalog/product_detail', 'Failure', { example: 'Others of its category' });
    expect(page.text()).toContain('Not sold in this store');
    expect(page.text()).toContain('The number is right');
    expect(page.text()).toContain('7510-01-392-0564');
    expect((await renderScreen(fss, '/catalog/product_detail', 'NotFound')).text()).toContain('Product Not Available');
  });

  it('indicators of a vendor follow its name, in the table of results and on the page of a product', async () => {
    const listed = (await renderScreen(fss, '/search/advantage_search', 'SearchResults', { example: 'Two results' })).text();
    expect(listed).toMatch(/TAA \$218.*From Sample Supply Co\. · in stock · min\. order \$100\.00 Small business Quantity/);
    expect(listed).toMatch(/Energy Star \$749.*From Sample Office Products · 12 in stock · min\. order \$1,000\.00 Other than small Quantity/);
    const product = (await renderScreen(fss, '/catalog/product_detail', 'ProductDetail', { example: 'Two vendors' })).text();
    expect(product.split(/Contract\s/)[0]).not.toMatch(/Small business|Other than small/);
    expect(product).toMatch(/Sample Supply Co\..*Small business.*Sample Office Products.*Other than small/);
  });

  it('each row of the table of results has a picture, loaded late, in a box that is there before it', async () => {
    const html = (await renderScreen(fss, '/search/advantage_search', 'SearchResults', { example: 'Two results' })).html();
    const rows = [...html.matchAll(/<th [^>]*scope="row".*?<\/th>/gs)].map(([row]) => row);
    expect([rows.length, rows.filter((row) => row.includes('data-picture=')).length]).toEqual([2, 2]);
    for (const [image] of rows.join('').matchAll(/<img [^>]*>/g)) expect(image).toMatch(/alt="" width="64" height="64" loading="lazy"/);
    expect(rows.join('')).toMatch(/<img |<svg /);
  });

  it('a search that asks for nothing shows what there is to browse [spec 2.34]', async () => {
    const browse = await renderScreen(fss, '/search/advantage_search', 'BrowsePage');
    expect(browse.text()).toContain('Browse supply groups');
    expect(browse.html()).toContain('href="/ws/browse/product_services_categories"');
  });

  it('a visitor is offered to register, a buyer their dashboard, messages and profile', async () => {
    const words = async (as: 'visitor' | 'buyer') => (await renderStore(fss, { address: '/ws/ggs/start_page', as })).text();
    expect(await words('visitor')).toMatch(/My orders My account Register/);
    expect(await words('buyer')).toMatch(/My orders Order dashboard My account Messages Profile/);
  });
});

it('the store is frozen', () => {
  expect(Object.isFrozen(fss)).toBe(true);
  expect(Object.isFrozen(fss.overrides)).toBe(true);
});
