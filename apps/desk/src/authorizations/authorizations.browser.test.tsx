import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';

const { host, show, takeAway } = deskOnPage();

test('an authorization is revoked with its reason, and who may not is shown no form', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/authorizations/7f0c6f0a-5d6c-4a4e-9a59-2f4c8a1d7b10');
  await userEvent.fill(page.getByRole('textbox', { name: /Reason/ }), 'Left the city.');
  await userEvent.click(page.getByRole('button', { name: 'Revoke' }));
  await expect.poll(() => changes).toEqual([['/authorization/revoke', { id: '7f0c6f0a-5d6c-4a4e-9a59-2f4c8a1d7b10', reason: 'Left the city.' }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('The authorization was revoked.');
  takeAway();
  show(sampleDesk([]).client, '/authorizations/7f0c6f0a-5d6c-4a4e-9a59-2f4c8a1d7b10');
  await expect.poll(() => host()?.textContent).toContain('Supervisor reminded');
  expect(page.getByRole('button', { name: 'Revoke' }).elements()).toEqual([]);
});
