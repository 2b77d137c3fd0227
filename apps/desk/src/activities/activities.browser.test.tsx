import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';

const { host, show } = deskOnPage();

test('for what an activity asks passwords is set with its supervisors and a reason', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/activities/47SMPL');
  const card = page.getByRole('region', { name: 'AAC passwords' });
  await userEvent.selectOptions(card.getByRole('combobox', { name: /Asked for/ }), 'both');
  await userEvent.fill(card.getByRole('textbox', { name: /Supervisors/ }), 'chief@agency.example.gov');
  await userEvent.fill(card.getByRole('textbox', { name: /Reason/ }), 'Asked for by the depot.');
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  await expect.poll(() => changes).toEqual([['/activity/set-passwords', { aac: '47SMPL', passwordFor: 'both', supervisors: 'chief@agency.example.gov', reason: 'Asked for by the depot.' }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('What this activity asks passwords for was changed.');
});

test('an AAC password is revoked with a reason, and one whose supervisor is not listed any more says so', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/activities/passwords');
  await expect.poll(() => host()?.textContent).toContain('not listed any more');
  await userEvent.click(page.getByRole('button', { name: 'Revoke the password of Demo Buyer for 47AB01' }));
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }), 'They have left.');
  await userEvent.click(page.getByRole('button', { name: 'Revoke', exact: true }));
  await expect.poll(() => host()?.textContent).toContain('The password was revoked.');
  expect(changes).toEqual([['/aac-password/revoke', { id: '7d0e5a52-0a53-4c1e-9a0e-7d8f6c1b2e01', reason: 'They have left.' }]]);
});
