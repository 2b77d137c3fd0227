import { contribution, feedbackPoint, surveyPoint } from '@quartermaster/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { example, examplesOf } from '../../testing/examples.ts';
import { asBuyer } from '../../testing/browser/as-buyer.ts';
import type { SampleAnswer } from '../../testing/browser/sample-server.ts';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';

const start = '/ws/main/start_page';
const catalogue = { responseName: 'Success', attributes: example('/main/start_page', 'Success', 'An empty catalog') };
const categories = example('/browse/product_services_categories', 'Browse Categories', 'Products and services');
const heading = () => page.getByRole('heading', { level: 1 });
const dialog = () => page.getByRole('dialog');

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

describe('what the server wants answered', () => {
  const words = { header: 'New terms', body: '<p>Read <b>this</b>.<img src="x" onerror="window.stolen = 1"></p>', negativeLabel: 'I agree' };
  const asking = (attributes: Record<string, unknown>): SampleAnswer => ({ ...catalogue, attributes: { ...catalogue.attributes, ...words, ...attributes } });

  it.each([{ mustAcknowledge: true }, { type: 'registration' }, { type: 'sessionExpiryModal' }])('with %o stays through Escape and a press outside, without a close button [spec 4.14]', async (attributes) => {
    // The end of a session is shown over the page.
    const isLater = attributes.type === 'sessionExpiryModal';
    const { storefront } = await showPage(start, { '/main/start_page': ({ query }) => (isLater && !query.has('again') ? catalogue : asking(attributes)) });
    if (isLater) storefront.openUrl(`${start}?again=1`);
    await expect.element(dialog()).toHaveAccessibleName('New terms');
    await expect.element(dialog().getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    document.elementFromPoint(4, 4)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    document.elementFromPoint(4, 4)?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    await expect.element(dialog()).toBeVisible();
    await expect.element(heading()).toHaveTextContent('Welcome to ADVANTAGE');
  });

  it('goes with its own button, and its words are clean HTML [spec 3.2]', async () => {
    await showPage(start, { '/main/start_page': () => asking({ mustAcknowledge: true }) });
    await expect.element(dialog().getByText('this', { exact: true })).toBeVisible();
    expect(document.querySelector('[role=dialog] img')?.getAttribute('onerror') ?? null).toBeNull();
    expect(window).not.toHaveProperty('stolen');
    await userEvent.click(dialog().getByRole('button', { name: 'I agree' }));
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('of registration leads to registration [spec 4.14]', async () => {
    await showPage(start, { '/main/start_page': () => asking({ type: 'registration', negativeLabel: '' }) });
    await expect.element(dialog().getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/ws/profile/registration');
    await userEvent.click(dialog().getByRole('button', { name: 'Not now' }));
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});

describe('the search of the header', () => {
  it.each([1024, 1152, 1279, 1280])('has room for a part number or an NSN at %i pixels, beside a long welcome and the name of a buyer', async (width) => {
    await page.viewport(width, 800);
    await showPage('/ws/cart/shopping_cart', asBuyer({ '/cart/shopping_cart': () => ({ responseName: 'Initial', attributes: { ...example('/cart/shopping_cart', 'Initial', 'An empty cart') } }) }));
    await expect.element(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toBeVisible();
    const welcome = document.querySelector('header a > span:last-child');
    if (welcome === null) throw new Error('The header has no welcome.');
    welcome.textContent = 'Information technology for government offices';
    expect(page.getByRole('banner').getByRole('combobox', { name: /part number/ }).element().getBoundingClientRect().width).toBeGreaterThanOrEqual(160);
  });
});

describe('Browse Categories', () => {
  it('is at the left over the page, and its links lead on [spec 2.42, 9.11]', async () => {
    const { storefront, history } = await showPage(start, {
      '/main/start_page': () => catalogue,
      '/browse/product_services_categories': () => ({ responseName: 'Browse Categories', attributes: categories }),
    });
    storefront.openUrl('/ws/browse/product_services_categories');
    await expect.element(dialog()).toHaveAccessibleName('Browse Categories');
    await expect.element(dialog().getByRole('link', { name: 'Office Supplies', exact: true })).toHaveAttribute('href', '/ws/search/advantage_search?kind=products&category=7510');
    expect(document.querySelector('.qm-dialog')?.className).toContain('left medium');
    expect(history.current().pathname).toBe(start);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('goes by Back, which leaves the page where it is', async () => {
    const { storefront, history } = await showPage(start, {
      '/main/start_page': () => catalogue,
      '/browse/product_services_categories': () => ({ responseName: 'Browse Categories', attributes: categories }),
    });
    const before = history.current().key;
    storefront.openUrl('/ws/browse/product_services_categories');
    await expect.element(dialog()).toBeVisible();
    await expect.poll(() => history.current().key).not.toBe(before);
    history.back();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(history.current().key).toBe(before);
    await expect.element(heading()).toHaveTextContent('Welcome to ADVANTAGE');
  });

  it('is a page with a heading where none is there [spec 2.30]', async () => {
    await showPage(`${start}?view=categories`, { '/main/start_page': () => ({ responseName: 'MODAL Browse Categories', attributes: categories }) });
    await expect.element(heading()).toHaveTextContent('Browse Categories');
  });

  it.each([['/catalog/quicklook', 'A product'], ['/search/mfr_list', 'Of a search']] as const)('%s has headings without a gap, in its modal and as a page', async (path, name) => {
    const answer = { responseName: 'Success', attributes: { ...example(path, 'Success', name) } };
    await showPage(`/ws${path}?productId=1`, { [path]: () => answer });
    await expect.element(heading()).toBeVisible();
    await expect.poll(() => document.querySelectorAll('main h2').length).toBeGreaterThan(0);
    closePages();
    const { storefront } = await showPage(start, { '/main/start_page': () => catalogue, [path]: () => answer });
    storefront.openModal(path, { productId: '1' });
    await expect.element(dialog().getByRole('heading', { level: 3 }).first()).toBeVisible();
  });

  it('has the breadcrumbs of a page then, above its heading; over a page it has none', async () => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    const units = { responseName: 'Success', attributes: { ...examplesOf('/fedstrip/fedstrip_valid_ui', 'Success')[0]?.attributes } };
    await showPage('/ws/fedstrip/fedstrip_valid_ui', { '/fedstrip/fedstrip_valid_ui': () => units });
    await expect.element(crumbs).toHaveTextContent('HomeRequisitionsUnits of issue');
    await expect.element(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', start);
    expect(crumbs.element().getBoundingClientRect().bottom).toBeLessThan(heading().element().getBoundingClientRect().top + 1);
    closePages();
    const { storefront } = await showPage(start, { '/main/start_page': () => catalogue, '/fedstrip/fedstrip_valid_ui': () => units });
    storefront.openModal('/fedstrip/fedstrip_valid_ui', {});
    await expect.element(dialog().getByRole('table')).toBeVisible();
    await expect.element(dialog().getByText('Home', { exact: true })).not.toBeInTheDocument();
  });

  it.each([
    ['/search/mfr_list', 'Success', 'Of a search', '?q=toner&kind=products', 'Products for “toner”', '/ws/search/advantage_search?q=toner&kind=products'],
    ['/department/adv2git', 'ContactModal', 'A question', '?view=contact', 'Information technology program', '/ws/department/adv2git'],
    ['/fedstrip/fedstrip_valid_ui', 'Success', null, '', 'Requisitions', '/ws/fedstrip/fedstrip_init'],
    ['/parkcart/parkcart_detail', 'NotFound', null, '?parkedCartId=1', 'My Parked Carts', '/ws/parkcart/my_parkcart'],
  ] as const)('%s as a page leads back to where it belongs', async (path, responseName, name, query, place, href) => {
    await showPage(`/ws${path}${query}`, { [path]: () => ({ responseName, attributes: { ...(name === null ? examplesOf(path, responseName)[0]?.attributes : example(path, responseName, name)) } }) });
    await expect.element(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: place })).toHaveAttribute('href', href);
    // Its last breadcrumb is its heading: both are the title of the screen map.
    expect(document.querySelector('nav[aria-label=Breadcrumbs] [aria-current=page]')?.textContent).toBe(heading().element().textContent);
  });

  it('has the width of a page then, and the form of another modal screen that of a form', async () => {
    const widthOf = (): number => heading().element().getBoundingClientRect().width;
    await showPage(`${start}?view=categories`, { '/main/start_page': () => ({ responseName: 'MODAL Browse Categories', attributes: categories }) });
    await expect.element(heading()).toBeVisible();
    const list = widthOf();
    closePages();
    await showPage('/ws/department/adv2git?view=contact', { '/department/adv2git': () => ({ responseName: 'ContactModal', attributes: { ...example('/department/adv2git', 'ContactModal', 'A question') } }) });
    await expect.element(heading()).toHaveTextContent('Contact the program');
    expect([list > 1000, widthOf() < 800]).toEqual([true, true]);
  });
});

describe('what a layout adds to its screen', () => {
  it('is the message of the answer, as clean HTML [spec 2.28]', async () => {
    await showPage(start, { '/main/start_page': () => ({ ...catalogue, message: 'Prices <b>change</b><script>window.stolen = 1</script>', msgType: 'Warning', msgHeader: 'On Monday' }) });
    const message = page.getByRole('main').getByRole('alert');
    await expect.element(message).toHaveTextContent('Warning: On MondayPrices change');
    expect(document.querySelector('main script')).toBeNull();
  });

  it('is no survey where the store does not want one [spec 2.28]', async () => {
    await showPage(start, { '/main/start_page': () => catalogue });
    await expect.element(heading()).toBeVisible();
    await expect.element(page.getByRole('complementary', { name: 'Feedback' })).not.toBeInTheDocument();
  });

  it('is a way to tell what one thinks, where the store says to whom [spec 2.28]', async () => {
    await showPage(start, { '/main/start_page': () => catalogue }, [contribution(feedbackPoint, { href: 'mailto:shop@agency.example.gov', label: 'Tell us what you think' })]);
    await expect.element(page.getByRole('complementary').getByRole('link', { name: 'Tell us what you think' })).toHaveAttribute('href', 'mailto:shop@agency.example.gov');
  });

  it('is the survey of a store that has its own [spec 2.28]', async () => {
    await showPage(start, { '/main/start_page': () => catalogue }, [contribution(surveyPoint, () => <p>How do you like it?</p>)]);
    await expect.element(page.getByRole('main').getByText('How do you like it?')).toBeVisible();
  });
});

it('the 404 screen names a hostile address as text [spec 2.10]', async () => {
  await showPage(`/404?url=${encodeURIComponent('<img src=x onerror="window.stolen = 1">')}`, {});
  await expect.element(heading()).toHaveTextContent('Page Not Found');
  await expect.element(page.getByText('Page <img src=x onerror="window.stolen = 1"> does not exist. Please contact the help desk.')).toBeVisible();
  expect(document.querySelector('main img')).toBeNull();
  expect(window).not.toHaveProperty('stolen');
});
