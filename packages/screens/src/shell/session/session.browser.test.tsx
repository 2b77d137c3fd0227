import { usd } from '@quartermaster/contracts';
import { contribution, sessionExpiredPoint, SessionWarningsToken } from '@quartermaster/core';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { session } from '../../testing/browser/sample-server.ts';
import { InvalidSession } from './InvalidSession.tsx';

const buyer = (sessionTimeout: number) => ({ ...session, cartSummary: { lineCount: 0, subtotal: usd(0) }, loggedIn: true, firstName: 'Demo', sessionTimeout });
const exactText = 'Your session with the server expired due to inactivity. Please close this window and relaunch the application in a fresh new window.';

beforeEach(() => {
  document.documentElement.lang = 'en';
});
afterEach(() => closePages());

/** A buyer's page whose session ends at once: no answer to the warning of so short a timeout is possible. */
const expired = (own: Parameters<typeof showPage>[2] = []) =>
  showPage('/ws/orderhistory/my_orders', { '/orderhistory/my_orders': () => ({ responseName: 'Success', attributes: { ...buyer(1), orders: [], vendors: [], page: 1, pageCount: 1, total: 0 } }) }, own);

/** The warning over a page, with a countdown that the test moves. */
async function warned(again = false) {
  const { storefront, host } = await showPage('/ws/orderhistory/my_orders', {
    '/orderhistory/my_orders': () => ({ responseName: 'Success', attributes: { ...buyer(1800), orders: [], vendors: [], page: 1, pageCount: 1, total: 0 } }),
  });
  const link = host.querySelector<HTMLElement>('a[href]');
  link?.focus();
  const listeners = new Set<() => void>();
  let seconds = 300;
  const answers: boolean[] = [];
  const { open } = storefront.container.resolve(SessionWarningsToken);
  const secondsLeft = { get: () => seconds, subscribe: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)) };
  open.set({ secondsLeft, again, answer: (extend) => (answers.push(extend), open.set(null)) });
  const dialog = page.getByRole('alertdialog', { name: 'Your session is about to expire' });
  await expect.element(dialog).toBeVisible();
  const setSeconds = (next: number) => {
    seconds = next;
    for (const listener of listeners) listener();
  };
  return { dialog, answers, link, setSeconds };
}

const violations = async () => (await axe.run(document.documentElement, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })).violations.map(({ id }) => id);

it('the warning is a dialog that only its buttons close; focus goes into it and back [spec 4.14, 4.30, 4.31]', async () => {
  const { dialog, answers, link } = await warned();
  await expect.element(dialog.getByText('your session will expire in about five minutes', { exact: false })).toBeVisible();
  expect(await violations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.element(dialog).toBeVisible();
  expect([answers, dialog.element().contains(document.activeElement)]).toEqual([[], true]);
  await userEvent.click(dialog.getByRole('button', { name: 'Stay signed in' }));
  expect(answers).toEqual([true]);
  await expect.poll(() => document.activeElement).toBe(link);
});

it('the countdown is for the eye; a screen reader is told at some marks', async () => {
  const { dialog, setSeconds } = await warned();
  await expect.element(dialog.getByText('5:00')).toBeVisible();
  expect(dialog.getByText('5:00').element().closest('[aria-hidden="true"]')).not.toBeNull();
  setSeconds(239);
  await expect.element(dialog.getByText('3:59')).toBeVisible();
  await expect.element(dialog.getByText('four minutes left.')).toHaveAttribute('role', 'status');
  setSeconds(200);
  await expect.element(dialog.getByText('3:20')).toBeVisible();
  await expect.element(dialog.getByText('four minutes left.')).toHaveAttribute('role', 'status');
});

it('an extension that failed says so where it can be tried again', async () => {
  const { dialog, answers } = await warned(true);
  await expect.element(dialog.getByText('The server could not be reached.', { exact: false })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'End session' }));
  expect(answers).toEqual([false]);
});

it('an expired session is said in the exact words, without a way home, in the look of signing out [spec 4.37, 8.15, 8.20]', async () => {
  await expired();
  await expect.element(page.getByText(exactText)).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(page.getByRole('link', { name: /home/i }).elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Sign in again' })).toBeVisible();
});

it('a store of the older theme shows its invalid-session screen [spec 4.37]', async () => {
  await expired([contribution(sessionExpiredPoint, InvalidSession)]);
  await expect.element(page.getByText(exactText)).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(page.getByRole('button').elements()).toEqual([]);
});
