import type { AttributesOf } from '@quartermaster/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { example } from '../../testing/examples.ts';

const address = '/ws/profile/registration';
const empty = example('/profile/registration', 'Initial', 'Empty') as AttributesOf<'/profile/registration', 'Initial'>;
const code = example('/profile/registration', 'VerifyEmail', 'A code is on its way') as AttributesOf<'/profile/registration', 'VerifyEmail'>;
const ended = example('/profile/registration', 'VerifyEmail', 'The code has ended') as AttributesOf<'/profile/registration', 'VerifyEmail'>;
const agencies = [
  { code: '47', name: 'General Services Administration', kind: 'civil', aacPrefixes: ['47'], bureaus: ['Public Buildings Service'] },
  { code: 'N', name: 'Navy', kind: 'military', aacPrefixes: ['N'], bureaus: [] },
];

beforeEach(async () => { await page.viewport(1280, 900); });
afterEach(() => closePages());

const typed = async (values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await userEvent.fill(page.getByRole('textbox', { name: `${label} (required)` }), value);
};

describe('the federal form', () => {
  const person = { 'First name': 'Demo', 'Last name': 'Buyer', 'Government e-mail address': 'buyer@agency.example.gov', 'Phone': '202-555-0100 extension 12' };
  const show = () => showPage(address, {
    '/profile/registration': () => ({ responseName: 'Initial', attributes: empty }),
    '/profile/agency_list': () => ({ content: agencies }),
    '/profile/federal_registration_submit': () => ({ responseType: 'REDIRECT', redirectURL: '/profile/registration?registration=1' }),
  });

  it('takes the agency from the list by keys alone, and its bureau', async () => {
    const { server } = await show();
    await typed(person);
    const agency = page.getByRole('combobox', { name: 'Agency (required)' });
    await userEvent.click(agency);
    await userEvent.keyboard('services gen');
    await expect.element(page.getByRole('option', { name: 'General Services Administration' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(agency).toHaveValue('General Services Administration');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Bureau (optional)' }), 'Public Buildings Service');
    await userEvent.click(page.getByRole('button', { name: 'Send me the code' }));
    await expect.poll(() => server.to('/profile/federal_registration_submit').map(({ body }) => body)).toMatchObject([{ firstName: 'Demo', agency: 'General Services Administration', bureau: 'Public Buildings Service', phone: '202-555-0100 extension 12' }]);
  });

  it('takes an agency that is not listed, as it is typed', async () => {
    const { server } = await show();
    await typed(person);
    await userEvent.fill(page.getByRole('combobox', { name: 'Agency (required)' }), 'Sample Agency');
    await userEvent.click(page.getByRole('checkbox', { name: 'My agency is not listed' }));
    await expect.element(page.getByRole('checkbox', { name: 'My agency is not listed' })).toBeChecked();
    await expect.element(page.getByText('Its name, and your office')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Send me the code' }));
    await expect.poll(() => server.to('/profile/federal_registration_submit').map(({ body }) => body)).toMatchObject([{ agency: 'Sample Agency', agencyNotListed: '1', bureau: '' }]);
  });

  it('says what is missing, and leads to it', async () => {
    const { server } = await show();
    await userEvent.click(page.getByRole('button', { name: 'Send me the code' }));
    await expect.element(page.getByRole('heading', { name: /5 entries need your attention/ })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Enter your agency.' }));
    await expect.element(page.getByRole('combobox', { name: 'Agency (required)' })).toHaveFocus();
    expect(server.to('/profile/federal_registration_submit')).toEqual([]);
  });
});

describe('the page of the code', () => {
  it('sends the code, and asks for another one', async () => {
    const { server } = await showPage(`${address}?registration=1`, {
      '/profile/registration': () => ({ responseName: 'VerifyEmail', attributes: code }),
      '/profile/verify_registration': () => ({ responseName: 'VerifyEmail', pathInfo: '/profile/registration', attributes: { ...code, problem: 'This is not the code that was sent. You have 4 more tries.' } }),
    });
    await userEvent.fill(page.getByRole('textbox', { name: 'Code (required)' }), '123 456');
    await userEvent.click(page.getByRole('button', { name: 'Confirm the address' }));
    await expect.element(page.getByText('You have 4 more tries', { exact: false })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Send another code' }));
    await expect.poll(() => server.to('/profile/verify_registration').map(({ body }) => body)).toEqual([
      { registrationId: code.registrationId, code: '123 456' }, { registrationId: code.registrationId, another: '1' },
    ]);
  });

  it('asks for no code that has ended', async () => {
    await showPage(`${address}?registration=1`, { '/profile/registration': () => ({ responseName: 'VerifyEmail', attributes: ended }) });
    await expect.element(page.getByText('The code does not hold any more. Ask for another one.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Code (required)' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Begin again with another address' })).toHaveAttribute('href', address);
  });
});

describe('registration of state and local governments', () => {
  it('begins with the address, and goes on with what its domain tells', async () => {
    const form = example('/profile/validatestateemail', 'Success', 'A listed government') as AttributesOf<'/profile/validatestateemail', 'Success'>;
    const { server } = await showPage(address, {
      '/profile/registration': () => ({ responseName: 'StateEmail', attributes: { email: '', problem: null } }),
      '/profile/validatestateemail': () => ({ responseName: 'Success', attributes: form }),
    });
    await userEvent.fill(page.getByRole('textbox', { name: 'E-mail address of your government (required)' }), 'clerk@city.example.us');
    await userEvent.click(page.getByRole('button', { name: 'Go on' }));
    await expect.element(page.getByText('This address is of a government that this store knows.', { exact: false })).toBeVisible();
    expect(server.to('/profile/validatestateemail').map(({ body }) => body)).toEqual([{ email: 'clerk@city.example.us' }]);
    await userEvent.click(page.getByRole('button', { name: 'Send me the code' }));
    await expect.element(page.getByRole('link', { name: 'Choose the kind of your government.' })).toBeVisible();
  });
});
