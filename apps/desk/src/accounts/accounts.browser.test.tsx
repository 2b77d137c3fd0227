import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';

const { host, show, takeAway, violations } = deskOnPage();

test('an agency code is mended with a reason, and the page says so', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/accounts/a-0001');
  await userEvent.click(page.getByText('Change the agency code').first());
  const code = page.getByRole('textbox', { name: /^Agency code/ });
  await expect.element(code).toHaveValue('4700');
  await userEvent.fill(code, '9700');
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }), 'Typed wrongly');
  await userEvent.click(page.getByRole('button', { name: 'Change the agency code' }));
  await expect.poll(() => changes).toEqual([['/account/change-agency-code', { id: 'a-0001', agencyCode: '9700', reason: 'Typed wrongly' }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('The agency code was changed.');
  expect(await violations()).toEqual([]);
});

test('an account is changed with a reason, and what came of it is said where the focus is', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/accounts/a-0001');
  await userEvent.click(page.getByText('Reset the authenticator app', { exact: true }).first());
  const form = page.getByRole('region', { name: 'Change it' });
  await userEvent.fill(form.getByRole('textbox', { name: /^Reason/ }), 'Lost phone');
  expect(await violations()).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: 'Reset the authenticator app' }).last());
  await expect.poll(() => changes).toEqual([['/account/reset-second-factor', { id: 'a-0001', reason: 'Lost phone' }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('The letter with the link was handed to the mail.');
});

test('an order clerk is offered to sign an account out, and a viewer nothing', async () => {
  show(sampleDesk(['/account/unlock', '/account/sign-out']).client, '/accounts/a-0001');
  await expect.poll(() => host()?.textContent).toContain('Sign out everywhere');
  expect(host()?.textContent).not.toContain('Disable the account');
  takeAway();
  show(sampleDesk([]).client, '/accounts/a-0001');
  await expect.poll(() => host()?.textContent).toContain('Your role may read accounts.');
  expect(host()?.textContent).not.toContain('Sign out everywhere');
});
