import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../testing/browser/as-buyer.ts';
import type { Handler } from '../testing/browser/sample-server.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';
import { example } from '../testing/examples.ts';

const center = '/main/message_center';
const address = `/ws${center}`;
const list = (name: string) => ({ responseName: 'Success', attributes: { ...example(center, 'Success', name) } });
const thread = (name: string) => ({ responseName: 'Thread', attributes: { ...example(center, 'Thread', name) } });
const poNumber = 'A27-0000123-6-01';

/** Answers as the server does: a thread where one is asked for, else the list. */
const answering: Handler = ({ query }) => (query.has('poNumber') ? thread('An answer that is new') : list('One of two threads is unread'));

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

describe('messages about orders', () => {
  it('are in the menu of the account, a thread for each purchase order with what is new [spec 2.32]', async () => {
    const { history } = await showPage(address, asBuyer({ [center]: answering, '/main/change_messages': () => thread('An answer that is new') }));
    await userEvent.click(page.getByRole('button', { name: 'Demo Buyer' }));
    await expect.element(page.getByRole('list').getByRole('link', { name: 'Messages', exact: true })).toHaveAttribute('href', address);
    const row = page.getByRole('row', { name: new RegExp(poNumber) });
    await expect.element(row.getByText('1 new')).toBeVisible();
    await expect.element(row.getByText(/The second one follows next week\.$/)).toBeVisible();
    await userEvent.click(row.getByRole('link', { name: poNumber }));
    await expect.element(page.getByRole('heading', { level: 1, name: `Messages about ${poNumber}` })).toBeVisible();
    expect(history.address()).toBe(`${address}?poNumber=${poNumber}`);
    await expect.element(page.getByRole('link', { name: 'order A27-0000123-6' })).toHaveAttribute('href', '/ws/orderhistory/order_details?orderNumber=A27-0000123-6');
  });

  it('are read once they are shown, as far as they are, and stay marked as new while they are', async () => {
    const { server } = await showPage(`${address}?poNumber=${poNumber}`, asBuyer({ [center]: answering, '/main/change_messages': () => thread('An answer that is new') }));
    await expect.poll(() => server.to('/main/change_messages').map(({ body }) => body)).toEqual([{ change: 'read', poNumber, upTo: 3 }]);
    await expect.element(page.getByRole('list', { name: 'Messages, oldest first' }).getByText('New', { exact: true })).toBeVisible();
  });

  it('are not marked again when nothing is new, and no failure of it is shown', async () => {
    const known = await showPage(`${address}?poNumber=A27-0000123-6-02`, asBuyer({ [center]: () => thread('Rejected, and known') }));
    await expect.element(page.getByText('No longer made.')).toBeVisible();
    expect(known.server.to('/main/change_messages')).toEqual([]);
    closePages();
    const lost = await showPage(`${address}?poNumber=${poNumber}`, asBuyer({ [center]: answering, '/main/change_messages': () => undefined }));
    await expect.poll(() => lost.server.to('/main/change_messages').length).toBe(1);
    await expect.element(page.getByText('The second one follows next week.')).toBeVisible();
    await expect.element(page.getByText(/^Nothing was changed/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('are answered: the words stay until they are sent, and are the same message when the answer of the server was lost', async () => {
    let isLost = true;
    const changed: Handler = ({ body }) => {
      if (body['change'] !== 'answer') return thread('An answer that is new');
      return isLost ? undefined : thread('Rejected, and known');
    };
    const { server } = await showPage(`${address}?poNumber=${poNumber}`, asBuyer({ [center]: answering, '/main/change_messages': changed }));
    const text = page.getByRole('textbox', { name: /^Your message/ });
    const send = page.getByRole('button', { name: 'Send the message' });
    await userEvent.click(send);
    await expect.element(text).toHaveFocus();
    await expect.element(text).toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(text, 'To the north side.');
    await userEvent.click(send);
    await expect.element(page.getByText(/^Nothing was changed/)).toBeVisible();
    await expect.element(text).toHaveValue('To the north side.');
    isLost = false;
    await userEvent.click(send);
    await expect.element(page.getByText('No longer made.')).toBeVisible();
    await expect.element(text).toHaveValue('');
    await expect.element(page.getByText(/^Your message to .* is sent/)).toBeVisible();
    const [first, second] = server.to('/main/change_messages').filter(({ body }) => body['change'] === 'answer').map(({ body }) => body);
    expect(first).toMatchObject({ poNumber, upTo: 3, text: 'To the north side.' });
    expect(second).toEqual(first);
  });

  it('leave what is typed while a message is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const changed: Handler = ({ body }) => (body['change'] === 'answer' ? promise.then(() => thread('Rejected, and known')) : thread('An answer that is new'));
    const { server } = await showPage(`${address}?poNumber=${poNumber}`, asBuyer({ [center]: answering, '/main/change_messages': changed }));
    const text = page.getByRole('textbox', { name: /^Your message/ });
    await userEvent.fill(text, 'To the north side.');
    await userEvent.click(page.getByRole('button', { name: 'Send the message' }));
    await expect.poll(() => server.to('/main/change_messages').filter(({ body }) => body['change'] === 'answer').length).toBe(1);
    await userEvent.fill(text, 'And before noon.');
    resolve();
    await expect.element(page.getByText(/^Your message to .* is sent/)).toBeVisible();
    await expect.element(text).toHaveValue('And before noon.');
  });

  it('that could not be sent say why, and the words stay', async () => {
    await showPage(`${address}?poNumber=A27-0000123-6-02`, asBuyer({ [center]: () => thread('Rejected, and known'), '/main/change_messages': () => thread('An answer that was not sent') }));
    const text = page.getByRole('textbox', { name: /^Your message/ });
    await userEvent.fill(text, 'Why?');
    await userEvent.click(page.getByRole('button', { name: 'Send the message' }));
    await expect.element(page.getByText('The message was not sent')).toBeVisible();
    await expect.element(text).toHaveValue('Why?');
  });

  it('are all marked as read, as of the list that is shown', async () => {
    const { server } = await showPage(address, asBuyer({ [center]: answering, '/main/change_messages': () => list('Everything is read') }));
    await userEvent.click(page.getByRole('button', { name: 'Mark all as read' }));
    await expect.element(page.getByText('1 new')).not.toBeInTheDocument();
    expect(server.to('/main/change_messages')[0]?.body).toEqual({ change: 'read-all', asOf: '2026-11-24T16:30:00Z' });
  });

  it('are chosen by vendor, in the address, and Back takes it away', async () => {
    const ofVendor: Handler = ({ query }) => {
      const all = list('One of two threads is unread');
      const vendor = query.get('vendor') ?? '';
      return vendor === '' ? all : { ...all, attributes: { ...all.attributes, vendor, threads: [], total: 0 } };
    };
    const { history, storefront } = await showPage(address, asBuyer({ [center]: ofVendor }));
    const vendor = page.getByRole('combobox', { name: 'Vendor' });
    await userEvent.selectOptions(vendor, (example(center, 'Success', 'One of two threads is unread') as { vendors: { name: string }[] }).vendors[1]?.name ?? '');
    await userEvent.click(page.getByRole('button', { name: 'Show messages' }));
    await expect.element(page.getByText('No messages with this vendor')).toBeVisible();
    expect(history.address()).toMatch(/\?vendor=./);
    storefront.back();
    await expect.element(page.getByRole('link', { name: poNumber })).toBeVisible();
    await expect.element(vendor).toHaveValue('');
  });

  it('are counted in the header, which follows what is read', async () => {
    const withCount = (unreadMessages: number): Handler => () => ({ ...thread('An answer that is new'), attributes: { ...thread('An answer that is new').attributes, unreadMessages } });
    await showPage(`${address}?poNumber=${poNumber}`, asBuyer({ [center]: withCount(120), '/main/change_messages': withCount(3) }));
    const link = page.getByRole('link', { name: 'Messages, 3 unread', exact: true });
    await expect.element(link).toHaveAttribute('href', address);
    closePages();
    await showPage(`${address}?poNumber=A27-0000123-6-02`, asBuyer({ [center]: () => ({ responseName: 'Thread', attributes: { ...thread('Rejected, and known').attributes, unreadMessages: 120 } }) }));
    await expect.element(page.getByRole('link', { name: 'Messages, 99+ unread', exact: true })).toBeVisible();
    closePages();
    await showPage(address, asBuyer({ [center]: answering }));
    await expect.element(page.getByRole('banner').getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
    closePages();
    // On a phone the logo needs the room: the number is at the account, the link in its menu.
    await page.viewport(390, 800);
    await showPage(address, asBuyer({ [center]: () => ({ ...list('One of two threads is unread'), attributes: { ...list('One of two threads is unread').attributes, unreadMessages: 2 } }) }));
    await userEvent.click(page.getByRole('button', { name: 'Demo Buyer 2 unread messages' }));
    await expect.element(page.getByRole('link', { name: 'Messages, 2 unread', exact: true })).toHaveAttribute('href', address);
  });

  it('about a purchase order are a link away from the details of its order', async () => {
    await showPage('/ws/orderhistory/order_details?orderNumber=A27-0000123-6', asBuyer({
      '/orderhistory/order_details': () => ({ responseName: 'Success', attributes: { ...example('/orderhistory/order_details', 'Success', 'Two purchase orders') } }),
    }));
    await expect.element(page.getByRole('link', { name: `Messages about purchase order ${poNumber}` })).toHaveAttribute('href', `${address}?poNumber=${poNumber}`);
  });
});
