import type { AttributesOf } from '@quartermaster/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { asBuyer } from '../testing/browser/as-buyer.ts';
import type { Handler } from '../testing/browser/sample-server.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';
import { example } from '../testing/examples.ts';

const product = '/ws/catalog/product_detail?productId=3920564';
const nothingElse: Handler = () => ({ responseName: 'Success', attributes: { ...example('/catalog/alternatives', 'Success', 'Nothing else') } });
const answers: Record<string, Handler> = {
  '/catalog/product_detail': () => ({ responseName: 'ProductDetail', attributes: { ...example('/catalog/product_detail', 'ProductDetail', 'Two vendors') } }),
  '/catalog/alternatives': nothingElse,
  '/catalog/product_detail_report': () => ({ responseName: 'Initial', attributes: { ...example('/catalog/product_detail_report', 'Initial', 'Two vendors') } }),
  '/catalog/product_detail_report_submit': () => ({ responseName: 'Success', attributes: { ...example('/catalog/product_detail_report_submit', 'Success', 'Told to the vendor, too') } }),
};
const text = () => document.body.textContent;

interface Emulation {
  send(method: 'Emulation.setEmulatedMedia', options: { media: string }): Promise<unknown>;
}
const show = (media: string) => (cdp() as unknown as Emulation).send('Emulation.setEmulatedMedia', { media });
const onPaper = () => show('print');

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(async () => {
  closePages();
  await show('');
});

describe('an issue with a product', () => {
  it('is told in a modal over its page, once, with what was typed; the number is shown there [spec 2.47]', async () => {
    const { server } = await showPage(product, asBuyer(answers));
    await userEvent.click(page.getByRole('button', { name: 'Report an issue' }));
    const modal = page.getByRole('dialog', { name: 'Please tell us about the issue' });
    await expect.element(modal).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'Send the report' }));
    await expect.poll(() => document.activeElement?.textContent).toContain('Choose what is wrong.');
    expect(server.to('/catalog/product_detail_report_submit')).toEqual([]);
    await userEvent.selectOptions(modal.getByRole('combobox', { name: 'What is wrong (required)' }), 'The description or a specification is wrong');
    await userEvent.fill(modal.getByRole('textbox', { name: 'In your words (required)' }), 'The yield is 6,000 pages.');
    await userEvent.dblClick(modal.getByRole('button', { name: 'Send the report' }));
    await expect.poll(text).toContain('P-0000124-3');
    expect(server.to('/catalog/product_detail_report_submit').map(({ body }) => body)).toEqual([{ subject: 'description', vendorId: '', text: 'The yield is 6,000 pages.', productId: '3920564' }]);
    await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Your reports' })).toBeVisible();
  });
});

describe('reports about products', () => {
  it('have the answer that came, with who gave it, beside what the buyer said', async () => {
    const list = example('/catalog/product_reports', 'Success', 'One is answered') as AttributesOf<'/catalog/product_reports', 'Success'>;
    await showPage('/ws/catalog/product_reports', asBuyer({ '/catalog/product_reports': () => ({ responseName: 'Success', attributes: { ...list } }) }));
    const answered = list.reports.find(({ answers }) => answers.length > 0);
    const waiting = list.reports.find(({ answers }) => answers.length === 0);
    for (const said of [answered?.answers[0]?.text, answered?.text, waiting?.text]) await expect.element(page.getByText(said ?? 'nothing', { exact: false }).first()).toBeVisible();
    for (const number of [answered?.referenceNumber, waiting?.referenceNumber]) expect(text()).toContain(number ?? 'nothing');
  });
});

describe('the actions of a product page', () => {
  const asked = (isSaved: boolean): Handler => () => ({ responseName: 'Success', attributes: { isSaved } });

  it('save it, say where it is, and take it back with the same button', async () => {
    const saved: Handler = () => ({ responseName: 'Success', attributes: { ...example('/catalog/change_saved_products', 'Success', 'Two products, one cheaper by now') } });
    const { server } = await showPage(product, asBuyer({ ...answers, '/catalog/saved_product': asked(false), '/catalog/change_saved_products': saved }));
    await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }));
    await expect.element(page.getByRole('link', { name: 'Saved products' }).first()).toBeVisible();
    expect(server.to('/catalog/change_saved_products').map(({ body }) => body)).toEqual([{ change: 'save', productId: '3920564' }]);
    const button = page.getByRole('button', { name: 'Saved (press to remove it)' });
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toHaveFocus();
    expect(server.to('/catalog/change_saved_products').at(-1)?.body).toEqual({ change: 'remove', productId: '3920564' });
  });

  it('say of a product that was saved before that it is, without moving what is beside, and take it away', async () => {
    let answer = () => {};
    const known = new Promise<void>((resolve) => { answer = resolve; });
    const saved: Handler = () => ({ responseName: 'Success', attributes: { ...example('/catalog/change_saved_products', 'Success', 'None yet') } });
    const { server } = await showPage(product, asBuyer({ ...answers, '/catalog/saved_product': async () => known.then(() => ({ responseName: 'Success', attributes: { isSaved: true } })), '/catalog/change_saved_products': saved }));
    const compare = page.getByRole('checkbox', { name: /^Compare/ }).first();
    await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    const before = compare.element().getBoundingClientRect().left;
    answer();
    await userEvent.click(page.getByRole('button', { name: 'Saved (press to remove it)' }));
    await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    expect(server.to('/catalog/saved_product').map(({ query }) => query.get('productId'))).toEqual(['3920564']);
    expect(server.to('/catalog/change_saved_products').map(({ body }) => body)).toEqual([{ change: 'remove', productId: '3920564' }]);
    expect(compare.element().getBoundingClientRect().left).toBe(before);
  });

  it('of a visitor lead to sign-in, and once back at the product say that it is saved, once', async () => {
    let signedIn = false;
    const asWho = (handler: Handler): Handler => (request) => (signedIn ? asBuyer({ it: handler })['it']?.(request) : handler(request));
    const { server, storefront } = await showPage(product, {
      ...answers,
      '/catalog/product_detail': asWho(answers['/catalog/product_detail'] ?? nothingElse),
      '/login': () => ({ responseName: 'Success', attributes: { purpose: null } }),
      '/login/mfa_sign_in': () => {
        signedIn = true;
        return { responseType: 'AUTHENTICATED', responseName: 'Success', attributes: {} };
      },
      '/catalog/saved_product': asWho(asked(true)),
      '/catalog/change_saved_products': () => (signedIn ? { responseType: 'REDIRECT', redirectURL: '/catalog/product_detail?productId=3920564' } : { status: 401 }),
    });
    await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }));
    await expect.poll(() => server.to('/login').length).toBe(1);
    // The page of the identity server has taken the place of this one, with its focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    storefront.open('/login/mfa_sign_in');
    await expect.element(page.getByRole('button', { name: 'Saved (press to remove it)' })).toBeVisible();
    const saving = { change: 'save', productId: '3920564', from: 'product' };
    expect(server.to('/catalog/change_saved_products').map(({ body }) => body)).toEqual([saving, saving]);
    await expect.element(page.getByRole('alert').or(page.getByRole('status')).getByText(/is saved\./).first()).toBeVisible();
    expect(storefront.page.get().pathname).toBe('/ws/catalog/product_detail');
    await expect.element(page.getByRole('button', { name: 'Saved (press to remove it)' })).toHaveFocus();
  });

  it('show what else serves the purpose, with the reasons, and documents by name', async () => {
    await showPage(product, { ...answers, '/catalog/alternatives': () => ({ responseName: 'Success', attributes: { ...example('/catalog/alternatives', 'Success', 'Two alternatives and an accessory') } }) });
    await expect.element(page.getByRole('heading', { name: 'Alternatives' })).toBeVisible();
    await expect.element(page.getByText('AbilityOne: a mandatory source')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Accessories' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Price list of the contract/ })).toHaveAttribute('href', 'https://vendor.example.com/price-list.pdf');
  });
});

describe('a comparison', () => {
  const compared = (name: string): Record<string, Handler> => ({ '/catalog/compare': () => ({ responseName: 'Success', attributes: { ...example('/catalog/compare', 'Success', name) } }) });

  it('says in words what differs, and shows that alone on request', async () => {
    await showPage('/ws/catalog/compare?productId=a&productId=b', compared('Two products'));
    await expect.element(page.getByRole('rowheader', { name: 'Price differs' })).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: 'Unit of issue' })).not.toBeInTheDocument();
    const before = page.getByRole('row').elements().length;
    await userEvent.click(page.getByRole('checkbox', { name: 'Only what differs' }));
    await expect.poll(() => page.getByRole('row').elements().length).toBeLessThan(before);
  });

  it('on paper has the products and what differs, and no buttons, no way to order and nothing cut off', async () => {
    await showPage('/ws/catalog/compare?productId=a&productId=b', compared('Two products'));
    const table = page.getByRole('table', { name: 'Products side by side' });
    await expect.element(table.getByRole('button').first()).toBeVisible();
    await onPaper();
    expect(matchMedia('print').matches).toBe(true);
    const [rows, hidden] = [[...table.element().querySelectorAll('tbody tr')], (one: Element) => one.getClientRects().length === 0];
    expect(rows.filter((row) => !hidden(row)).length).toBe(rows.length - 1);
    expect([...document.querySelectorAll('main button, main input')].filter((one) => !hidden(one)).map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([]);
    expect(table.element().textContent).toContain('differs');
    expect(table.element().getBoundingClientRect().width).toBeLessThanOrEqual(innerWidth);
    const widths = [...table.element().querySelectorAll('thead th')].slice(1).map((column) => Math.round(column.getBoundingClientRect().width));
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
    const said = document.querySelector<HTMLElement>('main header')?.innerText.replaceAll(/\s/g, ' ');
    expect(said).toContain('Prices and stock in ADVANTAGE as of Nov 24, 2026, 10:30 AM ET.');
    expect(said).toContain(new URL('/ws/catalog/compare?store=ADVANTAGE&productId=', document.baseURI).href);
    expect([...document.querySelectorAll('main header span')].filter((said) => said.textContent.includes('pass it on') && !hidden(said))).toEqual([]);
  });

  it('shows two products whole in a window of 390 pixels, and of four that there are more, with the names of the rows in place', async () => {
    await page.viewport(390, 844);
    await showPage('/ws/catalog/compare?productId=a&productId=b', compared('Two products'));
    const frame = page.getByRole('region', { name: 'Products side by side' });
    await expect.element(frame).toBeVisible();
    const boxOf = (part: Element | undefined): DOMRect => part?.getBoundingClientRect() ?? expect.fail('It is not there.');
    expect(frame.element().scrollWidth).toBe(frame.element().clientWidth);
    expect(boxOf([...frame.element().querySelectorAll('thead th')].at(-1)).right).toBeLessThanOrEqual(boxOf(frame.element()).right);
    await expect.element(page.getByRole('columnheader', { name: 'Product', exact: true })).toBeInTheDocument();
    closePages();
    const two = example('/catalog/compare', 'Success', 'Two products') as AttributesOf<'/catalog/compare', 'Success'>;
    const products = [...two.products, ...two.products.map((one) => ({ ...one, productId: `${one.productId} again` }))];
    await showPage('/ws/catalog/compare?productId=a&productId=b', { '/catalog/compare': () => ({ responseName: 'Success', attributes: { ...two, products } }) });
    await expect.element(page.getByRole('heading', { name: 'Compare 4 products' })).toBeVisible();
    const seen = boxOf(frame.element());
    const third = boxOf(frame.element().querySelectorAll('thead th')[3]);
    expect([seen.right - third.left > 40, third.right > seen.right]).toEqual([true, true]);
    frame.element().scrollTo(300, 0);
    expect(boxOf(frame.getByRole('rowheader', { name: /^Manufacturer/ }).element().firstElementChild ?? undefined).left).toBeGreaterThanOrEqual(seen.left);
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  it('names the products that are left in the address when one is taken out', async () => {
    const { server } = await showPage('/ws/catalog/compare?productId=a&productId=b', compared('Two products'));
    const [first, second] = (example('/catalog/compare', 'Success', 'Two products') as AttributesOf<'/catalog/compare', 'Success'>).products;
    await userEvent.click(page.getByRole('button', { name: `Take ${second?.name ?? ''} out of the comparison` }));
    await expect.poll(() => server.to('/catalog/compare').at(-1)?.query.getAll('productId')).toEqual([first?.productId]);
  });

  it('says what is missing and what is left out', async () => {
    await showPage('/ws/catalog/compare?productId=a', compared('One is missing, and there were too many'));
    await expect.poll(text).toContain('This store does not have the product 006R9032.');
    expect(text()).toContain('The address names 2 more, which are left out.');
  });
});

describe('saved products', () => {
  it('show the price of then and of now, and are removed in place', async () => {
    const list = example('/catalog/saved_products', 'Success', 'Two products, one cheaper by now') as AttributesOf<'/catalog/saved_products', 'Success'>;
    const removed: Handler = () => ({ responseName: 'Success', attributes: { ...list, saved: list.saved.slice(1), total: 1 } });
    const { server } = await showPage('/ws/catalog/saved_products', asBuyer({ '/catalog/saved_products': () => ({ responseName: 'Success', attributes: { ...list } }), '/catalog/change_saved_products': removed }));
    await expect.element(page.getByText('$2.50 less than then')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: `Remove ${list.saved[0]?.name ?? ''} from your saved products` }));
    await expect.poll(text).toContain('1 product');
    expect(server.to('/catalog/change_saved_products').map(({ body }) => body)).toEqual([{ change: 'remove', productId: list.saved[0]?.productId }]);
  });
});
