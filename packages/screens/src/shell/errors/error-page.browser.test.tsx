import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../../testing/browser/as-buyer.ts';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { example } from '../../testing/examples.ts';

afterEach(closePages);

const orders = { responseName: 'Success', attributes: { ...example('/orderhistory/my_orders', 'Success', 'One order') } };
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

it('a page that the server had no time for is there after Try again, in the place of the error, with its query', async () => {
  let isBusy = true;
  const busy = { status: 503, responseType: 'ERROR', msgType: 'Busy', message: 'The marketplace has no time now. Try again in a minute.' } as const;
  const { history, server, storefront } = await showPage('/home', asBuyer({ '/orderhistory/my_orders': () => (isBusy ? busy : orders) }));
  const { key } = history.current();
  storefront.open('/orderhistory/my_orders', { query: { page: 2, vendor: ['A & B', 'C'] } });
  await expect.element(heading('Busy')).toBeVisible();
  await expect.element(page.getByText(/^The application could not execute the request\. The marketplace has no time now\. Try again in a minute\./)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => server.to('/orderhistory/my_orders').length).toBe(2);
  await expect.element(heading('Busy')).toBeVisible();
  isBusy = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(heading('My Orders')).toBeVisible();
  expect(history.address()).toBe('/ws/orderhistory/my_orders?page=2&vendor=A+%26+B&vendor=C');
  history.back();
  await expect.poll(() => history.current().key).toBe(key);
});

it('what was refused for good is not offered again', async () => {
  const { storefront } = await showPage('/home', asBuyer({ '/orderhistory/my_orders': () => ({ status: 400, responseType: 'ERROR', msgType: 'Request Not Accepted', message: 'page: a number.' }) }));
  storefront.open('/orderhistory/my_orders');
  await expect.element(heading('Request Not Accepted')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to Home Page' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
