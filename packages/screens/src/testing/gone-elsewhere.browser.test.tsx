import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from './browser/as-buyer.ts';
import { sampleCart } from './browser/sample-cart.ts';
import type { Handler } from './browser/sample-server.ts';
import { closePages, showPage } from './browser/show-page.tsx';
import { example } from './examples.ts';

beforeEach(async () => { await page.viewport(1280, 900); });
afterEach(closePages);

const answers = (responseName: string, attributes: object) => (): ReturnType<Handler> => ({ responseName, attributes: { ...attributes } });
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));
const busy: Handler = () => ({ status: 500, responseType: 'ERROR', message: 'The marketplace is busy.' });

interface Change {
  /** The page, what it is sent with, and what its buyer does there. */
  readonly at: string;
  readonly handlers: Readonly<Record<string, Handler>>;
  readonly path: string;
  readonly send: () => Promise<void>;
}

const profile: Change = {
  at: '/ws/profile/update_profile',
  handlers: { '/profile/update_profile': answers('Success', example('/profile/update_profile', 'Success', 'Without a card')) },
  path: '/profile/save_profile',
  send: () => press('Save your profile'),
};
const address: Change = {
  at: '/ws/profile/address_book?addressId=address-1',
  handlers: { '/profile/address_book': answers('Create', example('/profile/address_book', 'Create', 'An address that is changed')) },
  path: '/profile/change_address',
  send: () => press('Save the address'),
};
const book: Change = {
  at: '/ws/profile/address_book',
  handlers: { '/profile/address_book': answers('Initial', example('/profile/address_book', 'Initial', 'Two addresses')) },
  path: '/profile/change_address',
  send: () => userEvent.click(page.getByRole('button', { name: /^Make .* the default$/ }).first()),
};
const file: Change = {
  at: '/ws/profile/address_import',
  handlers: { '/profile/address_import': answers('Initial', example('/profile/address_import', 'Initial', 'Before a file is chosen')) },
  path: '/profile/import_addresses',
  async send() {
    await userEvent.upload(page.getByLabelText(/^CSV file/), new File(['name\r\nOne\r\n'], 'addresses.csv', { type: 'text/csv' }));
    await press('Look through the file');
    await press('Add 2 addresses');
  },
};
const looked = answers('Preview', example('/profile/import_addresses', 'Preview', 'Ready to import'));
/** The file is looked through at once, and added with this answer. */
const added = (handler: Handler): Handler => (request) => (request.body['isConfirmed'] === true ? handler(request) : looked());
const price: Change = {
  at: '/ws/cart/reduce_price?cartKey=line-1',
  handlers: { ...sampleCart().handlers, '/cart/reduce_price': answers('Success', example('/cart/reduce_price', 'Success', 'A line above the maximum order')) },
  path: '/cart/reduce_price_submit',
  async send() {
    await userEvent.fill(page.getByRole('textbox', { name: /^Price for one Box/ }), '195');
    await press('Send the request');
  },
};
const parked: Change = {
  at: '/ws/parkcart/save_parkcart',
  handlers: { '/parkcart/save_parkcart': answers('Initial', example('/parkcart/save_parkcart', 'Initial', 'A cart')) },
  path: '/parkcart/save_parkcart_submit',
  async send() {
    await userEvent.fill(page.getByRole('textbox', { name: /^Name of the parked cart/ }), 'Training room');
    await press('Park the cart');
  },
};
const payments = example('/profile/manage_payments', 'Success', 'Two cards, one about to expire, and an AAC');
const payment: Change = {
  at: '/ws/profile/manage_payments',
  handlers: { '/profile/manage_payments': answers('Success', payments) },
  path: '/profile/remove_payment',
  async send() {
    await press('Remove Purchase card ending in 4242');
    await press('Remove it');
  },
};

it.each<[string, Change, Handler, RegExp]>([
  ['a profile that another window saved', profile, answers('Outdated', example('/profile/save_profile', 'Outdated', 'Saved in another window')), /^Your profile was not saved: .* <a href="\/ws\/profile\/update_profile">Your profile<\/a>$/],
  ['an address that is wrong', address, answers('Create', example('/profile/address_book', 'Create', 'An address that is changed')), /^Your address was not saved: .*address_book">/],
  ['an address that is gone', book, answers('Initial', { ...example('/profile/address_book', 'Initial', 'Two addresses'), problem: 'This address is gone.' }), /^This address is gone\. <a [^>]*address_book">/],
  ['a file of addresses that is lost', file, added(busy), /^The addresses of your file were not added\. The marketplace is busy\. <a [^>]*address_book">/],
  ['a file of addresses that cannot be read any more', file, added(answers('Unreadable', { problem: 'The address book is full.' })), /^The addresses of your file were not added\. The address book is full\./],
  ['a lower price that is refused', price, answers('Failure', example('/cart/reduce_price', 'Failure', 'A line below the maximum order')), /^A lower price can be asked for above .* <a [^>]*reduce_price\?cartKey=line-1">Your request</],
  ['a lower price with something wrong in it', price, answers('Failure', example('/cart/reduce_price', 'Failure', 'With errors')), /^Your request was not sent: .* <a [^>]*reduce_price\?cartKey=line-1">/],
  ['a lower price that is asked for', price, answers('Initial', example('/cart/reduce_price_submit', 'Initial', 'A price is asked for')), /^Your request for a lower price is sent\. <a [^>]*shopping_cart">View cart</],
  ['a cart whose name is taken', parked, answers('Initial', example('/parkcart/save_parkcart', 'Initial', 'A name that is taken')), /^The cart was not parked: .*my_parkcart">/],
  ['a cart that may not be parked', parked, busy, /^The cart may not have been parked\. The marketplace is busy\./],
  ['a way to pay that was not removed', payment, answers('Success', { ...payments, problem: 'This is gone.' }), /^Nothing was changed\. This is gone\. <a [^>]*manage_payments">/],
])('a buyer who has gone elsewhere hears of %s, and is left there', async (_what, { at, handlers, path, send }, handler, words) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isHeld = true;
  const held: Handler = (request) => (isHeld && (path !== '/profile/import_addresses' || request.body['isConfirmed'] === true) ? promise.then(() => handler(request)) : handler(request));
  const { history, server, storefront } = await showPage(at, asBuyer({ '/main/start_page': answers('Success', example('/main/start_page', 'Success', 'An empty catalog')), ...handlers, [path]: held }));
  const messages = () => storefront.alerts.list.get().map(({ msg }) => msg);
  const sent = () => server.to(path).filter(({ body }) => path !== '/profile/import_addresses' || body['isConfirmed'] === true).length;
  await send();
  await expect.poll(sent).toBe(1);
  storefront.openUrl('/home');
  isHeld = false;
  resolve();
  await expect.poll(messages).toEqual([expect.stringMatching(words)]);
  await expect.poll(() => history.address()).not.toBe(at);
  expect(history.address()).toMatch(/^\/ws\/main\/start_page/);
});

it('a buyer who is still on the page sees it there, and hears nothing twice', async () => {
  const { storefront } = await showPage(parked.at, asBuyer({ ...parked.handlers, [parked.path]: answers('Initial', example('/parkcart/save_parkcart', 'Initial', 'A name that is taken')) }));
  await parked.send();
  await expect.element(page.getByText(/You have a parked cart of this name/).first()).toBeVisible();
  expect(storefront.alerts.list.get()).toEqual([]);
});
