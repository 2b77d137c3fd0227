import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { asBuyer } from '../testing/browser/as-buyer.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';

afterEach(closePages);

const login = () => ({ responseName: 'Success', attributes: { purpose: null } });
const signIn = () => page.getByRole('main').getByRole('button', { name: 'Sign in' });

it('the page of the login screen asks a visitor to sign in', async () => {
  await showPage('/ws/login', { '/login': login });
  await expect.element(signIn()).toBeVisible();
});

it('the page of the login screen asks no buyer who is signed in, as after Back, and leads on', async () => {
  await showPage('/ws/login', asBuyer({ '/login': login }));
  await expect.element(page.getByText('You are signed in already.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to Home Page' })).toHaveAttribute('href', '/home');
  await expect.element(signIn()).not.toBeInTheDocument();
});
