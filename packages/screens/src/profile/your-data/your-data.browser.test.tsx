import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../../testing/browser/as-buyer.ts';
import type { Handler } from '../../testing/browser/sample-server.ts';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { example } from '../../testing/examples.ts';

const address = '/ws/profile/your_data';
const data = (name: string): Handler => () => ({ responseName: 'Success', attributes: { ...example('/profile/your_data', 'Success', name) } });

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

describe('the data of a buyer', () => {
  it('can be asked to be removed after a question, and the request is taken back', async () => {
    let isAsked = false;
    const { server } = await showPage(address, asBuyer({
      '/profile/your_data': data('With open orders and a declined request'),
      '/profile/change_closure': (request) => { isAsked = !isAsked; return data(isAsked ? 'Closing is asked for' : 'Taken back')(request); },
    }));
    await expect.element(page.getByText('2 purchase orders of yours have not ended')).toBeVisible();
    await expect.element(page.getByText('Your mail address is not one of the Navy.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Ask to close your account' }));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }));
    expect(server.to('/profile/change_closure')).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Ask to close your account' }));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Ask to close it' }));
    await expect.element(page.getByText('Your request to close the account is with the operators as B-0000124-2.', { exact: false })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Take the request back' }));
    await expect.element(page.getByText('You have taken the request back.', { exact: false })).toBeVisible();
    expect(server.to('/profile/change_closure').map(({ body }) => body)).toEqual([{ ask: true }, { withdraw: true }]);
  });

  it('is saved as one file, and where it is not, that is said', async () => {
    let isLost = false;
    const { server } = await showPage(address, asBuyer({
      '/profile/your_data': data('Nothing asked'),
      '/profile/export_data': () => (isLost ? undefined : { responseName: 'Success', attributes: { ...example('/profile/export_data', 'Success', 'A short one') } }),
    }));
    await userEvent.click(page.getByRole('button', { name: 'Download your data' }));
    await expect.poll(() => server.to('/profile/export_data').length).toBe(1);
    isLost = true;
    await userEvent.click(page.getByRole('button', { name: 'Download your data' }));
    await expect.element(page.getByText('Your data was not exported.', { exact: false })).toBeVisible();
  });
});
