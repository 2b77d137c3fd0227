import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../testing/browser/as-buyer.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';
import { example } from '../testing/examples.ts';

const form = '/ws/dhs/dhsEmailValidation';
const heading = () => page.getByRole('heading', { level: 1 });

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

describe('Change Profile Email', () => {
  const initial = { present: 'buyer@agency.example.gov', typed: '', problem: null, domains: ['dhs.gov'] };
  const codeSent = { sentTo: 'officer@dhs.gov', expiresAt: '2026-11-21T15:15:00.000Z', problem: null, triesLeft: 5 };
  const field = () => page.getByLabelText(/^E-mail address of the department/);

  it('says at the field what the server found wrong, each time anew, with what was typed and the focus there [spec 2.114]', { timeout: 60_000 }, async () => {
    const { server } = await showPage(form, asBuyer({
      '/dhs/dhsEmailValidation': () => ({ responseName: 'Initial', attributes: initial }),
      '/dhs/dhsEmailValidation_submit': ({ body }) => ({ responseName: 'Initial', attributes: { ...initial, typed: body['email'], problem: 'Enter an address that ends in @dhs.gov.' } }),
    }));
    await expect.element(heading()).toHaveTextContent('Change Profile Email');
    await userEvent.fill(field(), 'nobody');
    await userEvent.click(page.getByRole('button', { name: 'Send the code' }));
    await expect.element(field()).toHaveAccessibleDescription(/Enter an e-mail address/);
    expect(server.to('/dhs/dhsEmailValidation_submit')).toEqual([]);
    for (const wrong of ['one@evil-dhs.gov', 'two@evil-dhs.gov', 'two@evil-dhs.gov']) {
      await userEvent.fill(field(), wrong);
      await userEvent.click(page.getByRole('button', { name: 'Send the code' }));
      await expect.element(field()).toHaveAccessibleDescription(/ends in @dhs.gov\./);
      await expect.element(field()).toHaveValue(wrong);
      await expect.element(field()).toHaveFocus();
    }
    expect(server.to('/dhs/dhsEmailValidation_submit')).toHaveLength(3);
  });

  it('asks for one code, however often it is sent before the answer comes', async () => {
    const { server } = await showPage(form, asBuyer({
      '/dhs/dhsEmailValidation': () => ({ responseName: 'Initial', attributes: initial }),
      '/dhs/dhsEmailValidation_submit': () => ({ responseName: 'CodeSent', attributes: codeSent }),
    }));
    await userEvent.fill(field(), 'officer@dhs.gov');
    const button = page.getByRole('button', { name: 'Send the code' }).element() as HTMLElement;
    button.click();
    button.click();
    await expect.element(page.getByLabelText(/^Code/)).toBeVisible();
    expect(server.to('/dhs/dhsEmailValidation_submit')).toHaveLength(1);
  });

  it('asks for the code, and then lets the buyer go on [spec 2.114]', { timeout: 60_000 }, async () => {
    const { server } = await showPage(form, asBuyer({
      '/dhs/dhsEmailValidation': () => ({ responseName: 'CodeSent', attributes: codeSent }),
      '/dhs/dhsEmailValidation_submit': ({ body }) => body['code'] === '123 456'
        ? { responseName: 'Success', attributes: { email: 'officer@dhs.gov' } }
        : { responseName: 'CodeSent', attributes: { ...codeSent, problem: 'This is not the code that was sent.', triesLeft: 4 } },
    }));
    const code = page.getByLabelText(/^Code/);
    await userEvent.fill(code, '12');
    await userEvent.click(page.getByRole('button', { name: 'Confirm the address' }));
    await expect.element(code).toHaveAccessibleDescription(/Enter the six digits/);
    await userEvent.fill(code, '000000');
    await userEvent.click(page.getByRole('button', { name: 'Confirm the address' }));
    await expect.element(code).toHaveAccessibleDescription(/not the code/);
    await userEvent.fill(code, '123 456');
    await userEvent.keyboard('{Enter}');
    await expect.element(heading()).toHaveTextContent('Profile e-mail changed');
    // By a press, and not by an address, which would ask first.
    await userEvent.click(page.getByRole('button', { name: /^Continue to/ }));
    await expect.poll(() => server.to('/login/mfa_sign_in')).toHaveLength(1);
    expect(server.to('/dhs/dhsEmailValidation_submit').map(({ body }) => body)).toEqual([{ code: '000000' }, { code: '123 456' }]);
  });
});

describe('the login of a virtual store', () => {
  const login = () => ({ responseName: 'Login', attributes: { ...example('/va/start_page', 'Login', 'A full catalog') } });

  it('asks a visitor to sign in, and lets them go on without [spec 2.112]', async () => {
    await showPage('/ws/va/start_page?type=login', { '/va/start_page': login });
    await expect.element(heading()).toHaveTextContent('Sign in to ADVANTAGE');
    await expect.element(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Browse without signing in' })).toHaveAttribute('href', '/ws/main/start_page');
  });

  it('does not ask a buyer who is signed in already', async () => {
    await showPage('/ws/va/start_page?type=login', asBuyer({ '/va/start_page': login }));
    await expect.element(heading()).toHaveTextContent('You are signed in to ADVANTAGE');
    await expect.element(page.getByRole('main').getByRole('link', { name: 'My orders' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go to the store' })).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
  });
});
