import type { AttributesOf } from '@quartermaster/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../../testing/browser/as-buyer.ts';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { example } from '../../testing/examples.ts';

const { payments } = example('/profile/manage_payments', 'Success', 'Two cards, one about to expire') as AttributesOf<'/profile/manage_payments', 'Success'>;

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(() => closePages());

it('removes a card after a question, says so, and keeps the focus in the list', async () => {
  const { server } = await showPage('/ws/profile/manage_payments', asBuyer({
    '/profile/manage_payments': () => ({ responseName: 'Success', attributes: { payments, problem: null } }),
    '/profile/remove_payment': () => ({ responseName: 'Success', attributes: { payments: payments.slice(0, 1), problem: null } }),
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
    '/profile/manage_payments': () => ({ responseName: 'Success', attributes: { payments, problem: null } }),
    '/profile/remove_payment': () => ((calls += 1) === 1 ? undefined : { responseName: 'Success', attributes: { payments: payments.slice(0, 1), problem } }),
  }));
  for (const said of ['Nothing was removed.', problem]) {
    await userEvent.click(page.getByRole('button', { name: 'Remove Purchase card ending in 4242' }));
    await userEvent.click(page.getByRole('button', { name: 'Remove it' }));
    await expect.element(page.getByText(said, { exact: false }).first()).toBeVisible();
  }
});
