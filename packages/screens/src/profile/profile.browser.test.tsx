import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../testing/browser/as-buyer.ts';
import type { Handler } from '../testing/browser/sample-server.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';
import { example, plainExample } from '../testing/examples.ts';

const address = '/ws/profile/update_profile';
const profile = (name: string): Handler => () => ({ responseName: 'Success', attributes: { ...example('/profile/update_profile', 'Success', name) } });

const agencies: Record<string, Handler> = { '/profile/agency_list': () => ({ content: plainExample('/profile/agency_list', 'Two agencies') }) };

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

describe('the profile', () => {
  it('shows who the buyer is and their card, and takes the card away after a question [spec 7.17, 8.6]', { timeout: 60_000 }, async () => {
    let registered = true;
    const { server } = await showPage(address, asBuyer({ ...agencies,
      '/profile/update_profile': (request) => profile(registered ? 'With a card' : 'Without a card')(request),
      '/login/unregister_smart_card': () => { registered = false; return { responseName: 'Success' }; },
    }));
    await expect.element(page.getByText('demo.buyer@agency.example.gov')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Your account there' })).toHaveAttribute('href', 'http://localhost:8081/account');
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
    await showPage(address, asBuyer({ ...agencies, '/profile/update_profile': profile('No card reader, little known') }));
    await expect.element(page.getByText(/cards cannot be read here/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Register a smart card' })).not.toBeInTheDocument();
  });

  it('has the choice of mails about orders, which is saved with a press and stays where that fails', async () => {
    let isLost = true;
    const { server } = await showPage(address, asBuyer({ ...agencies,
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
    await showPage(address, asBuyer({ ...agencies, '/profile/update_profile': profile('Without a card') }));
    await expect.element(page.getByRole('link', { name: 'Help with smart cards' })).toHaveAttribute('href', '/ws/information/page?keyName=PIV_CAC_HELP');
  });

  it('is in the menu of the account', async () => {
    await showPage(address, asBuyer({ ...agencies, '/profile/update_profile': profile('Without a card') }));
    await userEvent.click(page.getByRole('button', { name: 'Demo Buyer' }));
    await expect.element(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', address);
  });

  it('is saved with a press, and what is wrong is said at its field', async () => {
    const saved = example('/profile/save_profile', 'Success', 'Another agency is asked for');
    const { server } = await showPage(address, asBuyer({ ...agencies,
      '/profile/update_profile': profile('Without a card'),
      '/profile/save_profile': () => ({ responseName: 'Success', attributes: { ...saved } }),
    }));
    const form = page.getByRole('form', { name: 'Your profile' });
    await form.getByRole('textbox', { name: /^Phone/ }).fill('555-0100');
    await userEvent.click(page.getByRole('button', { name: 'Save your profile' }));
    await expect.element(form.getByText('Enter a phone number of 10 digits', { exact: false }).first()).toBeVisible();
    expect(server.to('/profile/save_profile')).toEqual([]);
    await form.getByRole('textbox', { name: /^Phone/ }).fill('(202) 555-0100 extension 12');
    await userEvent.click(page.getByRole('button', { name: 'Save your profile' }));
    await expect.element(page.getByText('You asked for Navy', { exact: false })).toBeVisible();
    expect(server.to('/profile/save_profile').map(({ body }) => body)).toMatchObject([{ kind: 'federal', version: 3, values: { phone: '202-555-0100 x12', agencyCode: '47' } }]);
  });

  it('that another window saved meanwhile is shown beside what was typed, which stays', async () => {
    const outdated = example('/profile/save_profile', 'Outdated', 'Saved in another window');
    let calls = 0;
    const { server } = await showPage(address, asBuyer({ ...agencies,
      '/profile/update_profile': profile('Without a card'),
      '/profile/save_profile': () => ((calls += 1) === 1 ? { responseName: 'Outdated', attributes: { ...outdated } } : { responseName: 'Success', attributes: { ...example('/profile/save_profile', 'Success', 'Saved') } }),
    }));
    await page.getByRole('textbox', { name: /^Phone/ }).fill('202-555-0111');
    await userEvent.click(page.getByRole('button', { name: 'Save your profile' }));
    await expect.element(page.getByText('Saved there: 202-555-0122. Typed here: 202-555-0111.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: /^Phone/ })).toHaveValue('202-555-0111');
    await userEvent.click(page.getByRole('button', { name: 'Save what is typed here' }));
    await expect.element(page.getByText('Your profile is saved.')).toBeVisible();
    expect(server.to('/profile/save_profile')[1]?.body).toMatchObject({ version: 4, values: { phone: '202-555-0111' } });
  });
});
