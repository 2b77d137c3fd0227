import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../../testing/browser/as-buyer.ts';
import { sampleCheckout } from '../../testing/browser/sample-checkout.ts';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { example } from '../../testing/examples.ts';

const edited = (name: string) => ({ responseName: 'Initial', attributes: { ...example('/cart/edit_shipping_get', 'Initial', name) } });
const press = (role: 'button' | 'link' | 'radio', name: string | RegExp) => userEvent.click(page.getByRole(role, { name }));
const orderPage = '/ws/cart/edit_shipping_get?groupId=V-1%2F47SMPL26D0001';

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

it('sends a part of an order elsewhere, keeps what is wrong on the page, and ends at the review', async () => {
  const answers = [edited('Too many'), { responseName: 'CheckOutReview', attributes: { ...example('/checkout/checkout_review', 'CheckOutReview', 'Several destinations') } }];
  const { server } = await showPage(orderPage, { ...sampleCheckout().handlers, ...asBuyer({ '/cart/edit_shipping_get': () => edited('Where the whole order goes'), '/cart/edit_shipping': () => answers.shift() ?? {} }) });
  await press('radio', /^Depot 47SMPL/);
  await press('radio', /^A part of it/);
  await userEvent.fill(page.getByRole('textbox', { name: /^Xerox 006R90321/ }), '11');
  await press('button', 'Ship this part there');
  await expect.element(page.getByText('Enter a whole number from 0 to 10, or nothing.').first()).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: /^Xerox 006R90321/ }), '4');
  await press('button', 'Ship this part there');
  await expect.element(page.getByText(/Only 10 of Xerox/)).toBeVisible();
  await press('button', 'Ship this part there');
  await expect.element(page.getByRole('heading', { name: 'Checkout Review' })).toBeVisible();
  expect(server.to('/cart/edit_shipping').map(({ body }) => body)[0]).toEqual({
    groupId: 'V-1/47SMPL26D0001', addressId: 'address-2', quantities: [{ cartKey: 'line-1', pieces: '4' }, { cartKey: 'line-2', pieces: '' }],
  });
});

it('says where a part goes, takes it back, and offers a new address [spec 2.65]', async () => {
  const blank = { responseName: 'Create', attributes: { ...example('/checkout/select_shipping', 'Create', 'A blank form') } };
  const { server } = await showPage(orderPage, asBuyer({ '/cart/edit_shipping_get': () => edited('A part goes elsewhere'), '/cart/edit_shipping': ({ body }) => (body['show'] === 'Create' ? blank : edited('Where the whole order goes')) }));
  await press('button', /^Take back/);
  await expect.element(page.getByRole('region', { name: 'Parts that go elsewhere' })).not.toBeInTheDocument();
  await press('button', 'New address');
  await expect.element(page.getByRole('button', { name: 'Use this address' })).toBeVisible();
  expect(server.to('/cart/edit_shipping').map(({ body }) => body)).toMatchObject([{ takeBack: 'address-2' }, { show: 'Create' }]);
});

it('is named and linked on the review', async () => {
  const { handlers } = sampleCheckout(example('/checkout/checkout_review', 'CheckOutReview', 'Several destinations') as Parameters<typeof sampleCheckout>[0]);
  await showPage('/ws/checkout/checkout_review', handlers);
  await expect.element(page.getByText(/ships? to Warehouse, Washington, DC 20405, as a purchase order of (its|their) own/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Change where it goes.*order 1$/ })).toHaveAttribute('href', expect.stringMatching(/^\/ws\/cart\/edit_shipping_get\?groupId=/));
  await expect.element(page.getByRole('button', { name: /^Place 2 orders/ })).toBeVisible();
});

it('offers the forms of the address book, and saves what is typed as what it is', async () => {
  const forwarder = { ...(example('/cart/shopping_cart_post', 'FreightForwarded', 'The forwarder is typed') as { form: object }).form };
  const { server } = await showPage(orderPage, asBuyer({
    '/cart/edit_shipping_get': () => edited('Where the whole order goes'),
    '/cart/edit_shipping': ({ body }) => (body['show'] === 'Create' ? { responseName: 'Create', attributes: forwarder } : edited('An address of its own')),
  }));
  await press('button', 'Freight forwarder');
  await expect.element(page.getByText('New freight forwarder', { exact: true })).toBeVisible();
  await press('button', 'Use this address');
  await expect.element(page.getByRole('button', { name: 'Ship it there' })).toBeVisible();
  expect(server.to('/cart/edit_shipping').map(({ body }) => body)).toMatchObject([{ show: 'Create', kind: 'forwarder' }, { save: { kind: 'forwarder', addressId: null, address: { finalCity: 'Berlin' } } }]);
});

it('shows what goes to an address already, keeps it with what is added, and takes out what is emptied', async () => {
  const { server } = await showPage(orderPage, asBuyer({ '/cart/edit_shipping_get': () => edited('A part goes elsewhere'), '/cart/edit_shipping': () => edited('A part goes elsewhere') }));
  await press('radio', /^Depot 47SMPL/);
  await press('radio', /^A part of it/);
  const [toner, laptop] = [page.getByRole('textbox', { name: /^Xerox 006R90321/ }), page.getByRole('textbox', { name: /^HP dv7-1211ea/ })];
  await expect.element(toner).toHaveValue('4');
  await userEvent.fill(laptop, '1');
  await press('button', 'Ship this part there');
  await expect.poll(() => server.to('/cart/edit_shipping').length).toBe(1);
  await userEvent.fill(toner, '');
  await press('button', 'Ship this part there');
  await expect.poll(() => server.to('/cart/edit_shipping').map(({ body }) => body['quantities'])).toEqual([
    [{ cartKey: 'line-1', pieces: '4' }, { cartKey: 'line-2', pieces: '1' }],
    [{ cartKey: 'line-1', pieces: '0' }, { cartKey: 'line-2', pieces: expect.stringMatching(/^1?$/) }],
  ]);
});

it('goes through a break-bulk point, which is named for this order alone [spec 2.81] [spec 2.83]', async () => {
  const order = { groupId: 'V-1/47SMPL26D0001', vendor: 'Sample Office Supply' };
  const { server } = await showPage(orderPage, {
    ...sampleCheckout().handlers,
    ...asBuyer({
      '/cart/edit_shipping_get': () => edited('Where the whole order goes'),
      '/checkout/select_breakbulk': ({ query }) => (query.has('aac')
        ? { responseType: 'REDIRECT', redirectURL: '/checkout/select_consigneeaac?breakbulk=NSAMP1&groupId=V-1%2F47SMPL26D0001' }
        : { responseName: 'Initial', attributes: { aac: '', errors: [], order } }),
      '/checkout/select_consigneeaac': () => ({ responseName: 'Initial', attributes: { aac: '', errors: [], breakbulk: 'NSAMP1', activity: 'Sample Supply Center (Navy)', order } }),
      '/cart/edit_shipping': () => ({ responseName: 'CheckOutReview', attributes: { ...example('/checkout/checkout_review', 'CheckOutReview', 'Several destinations') } }),
    }),
  });
  await press('link', 'Break-bulk point');
  await expect.element(page.getByText(/What Sample Office Supply delivers goes there together with other orders/)).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: /AAC/ }), 'NSAMP1');
  await press('button', 'Go on to the consignee');
  await expect.element(page.getByRole('heading', { name: 'Ultimate Consignee AAC Entry' })).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: /AAC/ }), 'WSAMP1');
  await press('button', 'Ship through the break-bulk point');
  await expect.element(page.getByRole('heading', { name: 'Checkout Review' })).toBeVisible();
  expect(server.to('/checkout/select_breakbulk').at(-1)?.query.get('groupId')).toBe(order.groupId);
  expect(server.to('/cart/edit_shipping').map(({ body }) => body)).toEqual([{ groupId: order.groupId, aac: 'WSAMP1', breakbulk: 'NSAMP1' }]);
});

it('says of a consignee that was closed whom to ask, and leads to another one', async () => {
  await showPage('/ws/checkout/checkout_controller', asBuyer({ '/checkout/checkout_controller': () => ({ responseName: 'AACWarning', attributes: { ...example('/checkout/checkout_controller', 'AACWarning', 'The consignee behind a break-bulk point is closed') } }) }));
  await expect.element(page.getByText('The ultimate consignee is closed')).toBeVisible();
  await expect.element(page.getByText(/Whom to ask: Sample Supply Office, \(202\) 555-0100/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Name another consignee' })).toHaveAttribute('href', '/ws/checkout/select_consigneeaac?breakbulk=NSAMP1');
  expect(page.getByRole('button', { name: 'Ship to this activity' }).elements()).toEqual([]);
});
