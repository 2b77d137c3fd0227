import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';
import { refusedWork } from '../testing/sample-store-work.ts';
import { DeskRefusal, type DeskClient } from '../wire/desk-client.ts';

const { host, show, takeAway, violations } = deskOnPage();

test('a kept version of a store is shown again with a reason', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/stores/HARBOR');
  await userEvent.click(page.getByText('Version 1.0.0, kept'));
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }).first(), 'Broken cart');
  expect(await violations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Show version 1.0.0' }));
  await expect.poll(() => changes).toEqual([['/store/roll-back', { name: 'HARBOR', version: '1.0.0', reason: 'Broken cart' }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('Version 1.0.0 is shown within a second');
});

test('a package is asked for with its integrity, and the page of its work says why it was refused', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  const read: DeskClient['read'] = async (path, request) => (path === '/store/work' ? ({ work: refusedWork } as never) : client.read(path, request));
  show({ ...client, read }, '/stores/additions');
  await userEvent.click(page.getByRole('button', { name: 'Have it checked and shown' }));
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('file');
  expect(await violations()).toEqual([]);
  await userEvent.upload(page.getByLabelText(/Tarball/), new File(['tar'], 'harbor-1.2.0.tgz'));
  await userEvent.fill(page.getByRole('textbox', { name: /^Integrity/ }), 'sha512-sample');
  await userEvent.fill(page.getByRole('textbox', { name: /^Hosts/ }), 'Harbor.example.gov, dock.example.gov');
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }), 'A new version');
  await userEvent.click(page.getByRole('button', { name: 'Have it checked and shown' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Package harbor-1.2.0.tgz' })).toBeVisible();
  expect(changes).toEqual([['/stores/add', { source: { kind: 'file', fileName: 'harbor-1.2.0.tgz', content: btoa('tar') }, integrity: 'sha512-sample', number: null, hosts: ['harbor.example.gov', 'dock.example.gov'], reason: 'A new version' }]]);
  await expect.poll(() => host()?.textContent).toContain('It makes code of text.');
  expect(await violations()).toEqual([]);
});

test('another assortment is tried, mistakes are said with their place, and it is set with a reason', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  const refuse: DeskClient['change'] = () => Promise.reject(new DeskRefusal({ code: 'REQUEST_INVALID', message: 'Check the fields.', fieldErrors: [{ field: 'file', message: "kinds[0]: must be 'product' or 'service'." }] }));
  show({ ...client, change: refuse }, '/stores/HARBOR/assortment');
  await userEvent.upload(page.getByLabelText(/Assortment/), new File(['{}'], 'harbor.json'));
  await userEvent.click(page.getByRole('button', { name: 'Preview', exact: true }));
  await expect.poll(() => host()?.textContent).toContain("kinds[0]: must be 'product' or 'service'.");
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('file');
  expect(await violations()).toEqual([]);
  takeAway();
  show(client, '/stores/HARBOR/assortment');
  await userEvent.upload(page.getByLabelText(/Assortment/), new File(['{}'], 'harbor.json'));
  await userEvent.click(page.getByRole('button', { name: 'Preview', exact: true }));
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }), 'Agreed');
  await userEvent.click(page.getByRole('button', { name: 'Set what HARBOR sells' }));
  await expect.poll(() => changes).toEqual([['/store/assortment/preview', { name: 'HARBOR', file: '{}' }], ['/store/assortment/set', { workId: 6, reason: 'Agreed' }]]);
});

test('the address of a service is approved with a reason', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/stores/HARBOR');
  await userEvent.click(page.getByText('Approve an address for /vs/harbor'));
  await userEvent.fill(page.getByRole('textbox', { name: /^Address/ }), 'https://tides.example.gov');
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }).first(), 'Agreed');
  expect(await violations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Approve the address' }));
  await expect.poll(() => changes).toEqual([['/store/approve-address', { name: 'HARBOR', path: '/vs/harbor', address: 'https://tides.example.gov', privateAllowed: false, namesVisitor: false, reason: 'Agreed' }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('is approved');
});
