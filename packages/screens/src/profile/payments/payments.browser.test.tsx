import type { AttributesOf } from '@quartermaster/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../../testing/browser/as-buyer.ts';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { example } from '../../testing/examples.ts';

const kept = example('/profile/manage_payments', 'Success', 'Two cards, one about to expire, and an AAC') as AttributesOf<'/profile/manage_payments', 'Success'>;
const { payments } = kept;

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(() => closePages());

it('removes a card after a question, says so, and keeps the focus in the list', async () => {
  const { server } = await showPage('/ws/profile/manage_payments', asBuyer({
    '/profile/manage_payments': () => ({ responseName: 'Success', attributes: { ...kept } }),
    '/profile/remove_payment': () => ({ responseName: 'Success', attributes: { ...kept, payments: payments.slice(0, 1) } }),
  }));
  const press = () => userEvent.click(page.getByRole('button', { name: 'Remove Purchase card ending in 4242' }));
  await press();
  await userEvent.click(page.getByRole('button', { name: 'Keep it' }));
  expect(server.to('/profile/remove_payment')).toHaveLength(0);
  await press();
  await userEvent.click(page.getByRole('button', { name: 'Remove it' }));
  await expect.element(page.getByText('Purchase card ending in 4242 is removed.')).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Ways to pay' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Remove Purchase card ending in 4242' })).not.toBeInTheDocument();
  expect(server.to('/profile/remove_payment').map(({ body }) => body)).toEqual([{ paymentId: payments[1]?.paymentId }]);
});

it('says when there was nothing to remove any more, or no answer came', async () => {
  const problem = 'This is not one of your ways to pay any more. Here is what is kept now.';
  let calls = 0;
  await showPage('/ws/profile/manage_payments', asBuyer({
    '/profile/manage_payments': () => ({ responseName: 'Success', attributes: { ...kept } }),
    '/profile/remove_payment': () => ((calls += 1) === 1 ? undefined : { responseName: 'Success', attributes: { ...kept, payments: payments.slice(0, 1), problem } }),
  }));
  for (const said of ['Nothing was changed.', problem]) {
    await userEvent.click(page.getByRole('button', { name: 'Remove Purchase card ending in 4242' }));
    await userEvent.click(page.getByRole('button', { name: 'Remove it' }));
    await expect.element(page.getByText(said, { exact: false }).first()).toBeVisible();
  }
});

it('adds a card, whose type is told while it is typed and whose number leaves the page', async () => {
  const { server } = await showPage('/ws/profile/manage_payments', asBuyer({
    '/profile/manage_payments': () => ({ responseName: 'Success', attributes: { ...kept, payments: [] } }),
    '/profile/add_payment': () => ({ responseName: 'Success', attributes: { ...kept } }),
  }));
  const form = page.getByRole('form', { name: 'A new card' });
  await form.getByRole('textbox', { name: /^Card number/ }).fill('37');
  await expect.element(form.getByText('American Express')).toBeVisible();
  await form.getByRole('textbox', { name: /^Card number/ }).fill('0000 0000 0000 0000');
  await form.getByRole('textbox', { name: /^Expires/ }).fill('11/29');
  await form.getByRole('textbox', { name: /^Cardholder’s name/ }).fill('Demo Buyer');
  await form.getByRole('textbox', { name: /^Label/ }).fill('Office supplies');
  await userEvent.click(page.getByRole('button', { name: 'Add the card' }));
  await expect.element(form.getByText('This is not a valid card number.', { exact: false }).first()).toBeVisible();
  await form.getByRole('textbox', { name: /^Card number/ }).fill('4111 1111 1111 1111');
  await userEvent.click(page.getByRole('button', { name: 'Add the card' }));
  await expect.element(page.getByText('The card is kept.')).toBeVisible();
  await expect.element(form.getByRole('textbox', { name: /^Card number/ })).toHaveValue('');
  expect(server.to('/profile/add_payment').map(({ body }) => body)).toEqual([{ newCard: { number: '4111 1111 1111 1111', expires: '11/29', cardholder: 'Demo Buyer' }, label: 'Office supplies' }]);
});

it('names a card and makes it the default', async () => {
  const { server } = await showPage('/ws/profile/manage_payments', asBuyer({
    '/profile/manage_payments': () => ({ responseName: 'Success', attributes: { ...kept } }),
    '/profile/change_payment': () => ({ responseName: 'Success', attributes: { ...kept, defaultPaymentId: payments[1]?.paymentId ?? null } }),
  }));
  await userEvent.click(page.getByRole('button', { name: 'Make Purchase card ending in 4242 the default' }));
  await expect.element(page.getByText('Purchase card ending in 4242 is the default now.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Add a label of Purchase card ending in 4242' }));
  await page.getByRole('textbox', { name: 'Label', exact: true }).fill('Old card');
  await userEvent.click(page.getByRole('button', { name: 'Save the label' }));
  await expect.element(page.getByText('The label is saved.')).toBeVisible();
  expect(server.to('/profile/change_payment').map(({ body }) => body)).toEqual([{ paymentId: 'payment-2', makeDefault: true }, { paymentId: 'payment-2', label: 'Old card' }]);
});

it('tells a member of a state or local government nothing of activities, and a federal buyer what lacks', async () => {
  const empty = { ...example('/profile/manage_payments', 'Success', 'Empty') };
  for (const path of ['/profile/select_payments', '/profile/manage_payments'] as const) {
    await showPage(`/ws${path}`, asBuyer({ [path]: () => ({ responseName: 'Success', attributes: empty }) }));
    await expect.element(page.getByText('No way to pay is kept')).toBeVisible();
    expect(page.getByRole('heading', { name: 'Activities that may be billed' }).elements()).toHaveLength(path === '/profile/manage_payments' ? 1 : 0);
    closePages();
  }
});
