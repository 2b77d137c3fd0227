import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../testing/browser/as-buyer.ts';
import type { Handler } from '../testing/browser/sample-server.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';
import { example } from '../testing/examples.ts';

const address = '/ws/profile/update_profile';
const profile = (name: string): Handler => () => ({ responseName: 'Success', attributes: { ...example('/profile/update_profile', 'Success', name) } });

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

describe('the profile', () => {
  it('shows who the buyer is and their card, and takes the card away after a question [spec 7.17, 8.6]', { timeout: 60_000 }, async () => {
    let registered = true;
    const { server } = await showPage(address, asBuyer({
      '/profile/update_profile': (request) => profile(registered ? 'With a card' : 'Without a card')(request),
      '/login/unregister_smart_card': () => { registered = false; return { responseName: 'Success' }; },
    }));
    await expect.element(page.getByText('demo.buyer@agency.example.gov')).toBeVisible();
    await expect.element(page.getByText('If one of them is wrong, ask the help desk.', { exact: false })).toBeVisible();
    for (const fact of ['DEMO BUYER', 'General Services Administration', 'U.S. Government', 'May 31, 2029']) await expect.element(page.getByText(fact)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Unregister' }));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }));
    expect(server.to('/login/unregister_smart_card')).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Unregister' }));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Unregister' }));
    await expect.element(page.getByRole('status').getByText('Your smart card is unregistered')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Register a smart card' })).toBeVisible();
  });

  it('says that cards cannot be read where there is no reader', async () => {
    await showPage(address, asBuyer({ '/profile/update_profile': profile('No card reader, little known') }));
    await expect.element(page.getByText(/cards cannot be read here/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Register a smart card' })).not.toBeInTheDocument();
  });

  it('has the choice of mails about orders, which is saved with a press and stays where that fails', async () => {
    let isLost = true;
    const { server } = await showPage(address, asBuyer({
      '/profile/update_profile': profile('Without a card'),
      '/profile/order_mail': () => (isLost ? undefined : { responseName: 'Success', attributes: { orderMail: 'least' } }),
    }));
    const mails = page.getByRole('group', { name: 'Which mails do you want?' });
    await expect.element(mails.getByRole('radio', { name: /^Everything/ })).toBeChecked();
    await userEvent.click(mails.getByRole('radio', { name: /^Only what is always sent/ }));
    await userEvent.click(page.getByRole('button', { name: 'Save the choice' }));
    await expect.element(page.getByText(/^Your choice of mails was not saved/)).toBeVisible();
    await expect.element(mails.getByRole('radio', { name: /^Only what is always sent/ })).toBeChecked();
    isLost = false;
    await userEvent.click(page.getByRole('button', { name: 'Save the choice' }));
    await expect.element(page.getByText('Your choice of mails is saved.')).toBeVisible();
    expect(server.to('/profile/order_mail').map(({ body }) => body)).toEqual([{ orderMail: 'least' }, { orderMail: 'least' }]);
  });

  it('leads to the help about smart cards [spec 2.17]', async () => {
    await showPage(address, asBuyer({ '/profile/update_profile': profile('Without a card') }));
    await expect.element(page.getByRole('link', { name: 'Help with smart cards' })).toHaveAttribute('href', '/ws/information/page?keyName=PIV_CAC_HELP');
  });

  it('is in the menu of the account', async () => {
    await showPage(address, asBuyer({ '/profile/update_profile': profile('Without a card') }));
    await userEvent.click(page.getByRole('button', { name: 'Demo Buyer' }));
    await expect.element(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', address);
  });
});
