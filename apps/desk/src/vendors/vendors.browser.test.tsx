import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';

const { host, show } = deskOnPage();

test('a way is set with its settings in fields, those of a plugin as JSON, which is checked before it is sent', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/vendors/V-0042/way');
  await userEvent.fill(page.getByRole('textbox', { name: 'Contract' }), '47SMPL-SAMPLE-01');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Way' }), 'cxml');
  await userEvent.fill(page.getByRole('textbox', { name: 'From: identity' }), 'MARKET');
  await userEvent.click(page.getByRole('checkbox', { name: /^The address is in a private network/ }));
  await userEvent.click(page.getByRole('button', { name: 'Add this way' }));
  await expect.poll(() => changes).toEqual([['/vendor/set-way', { vendorId: 'V-0042', contractNumber: '47SMPL-SAMPLE-01', way: 'cxml', settings: { from: { identity: 'MARKET' }, privateAllowed: true }, contact: null, replaces: false }]]);
  // The page of the vendor has the form of each way that is there.
  await userEvent.click(page.getByRole('link', { name: 'Change the way: Contract 47SMPL-SAMPLE-07' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Settings' }), '{ "partner": ');
  await userEvent.click(page.getByRole('button', { name: 'Save this way' }));
  await expect.poll(() => host()?.textContent).toContain('This is no JSON');
  await expect.element(page.getByRole('textbox', { name: 'Settings' })).toHaveFocus();
  expect(changes).toHaveLength(1);
});

test('a key of a vendor is made and shown once, and revoked with a reason', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/vendors/V-0042');
  await userEvent.fill(page.getByRole('textbox', { name: 'What the key is for' }), 'warehouse');
  await userEvent.click(page.getByRole('button', { name: 'Make a key' }));
  await expect.poll(() => host()?.textContent).toContain('qmv_sample');
  await userEvent.click(page.getByText('Revoke the key 0a1b2c3d4e5f'));
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }), 'The program is gone.');
  await userEvent.click(page.getByRole('button', { name: 'Revoke', exact: true }));
  await expect.poll(() => changes).toEqual([
    ['/vendor/make-key', { vendorId: 'V-0042', note: 'warehouse' }], ['/vendor/revoke-key', { vendorId: 'V-0042', keyId: '0a1b2c3d4e5f', reason: 'The program is gone.' }],
  ]);
  await expect.poll(() => document.activeElement?.textContent).toContain('The key 0a1b2c3d4e5f was revoked.');
});
