import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';
import { DeskRefusal, type DeskClient } from '../wire/desk-client.ts';

const { host, show, takeAway, violations } = deskOnPage();

test('a catalog file is uploaded in parts, and the page of its import is shown', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/catalog/imports');
  await userEvent.click(page.getByRole('button', { name: 'Upload and import' }));
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('file');
  expect(await violations()).toEqual([]);
  await userEvent.upload(page.getByLabelText(/Catalog file/), new File(['é'.repeat(600_000)], 'list.csv', { type: 'text/csv' }));
  await userEvent.click(page.getByRole('button', { name: 'Upload and import' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Import of list.csv' })).toBeVisible();
  expect(changes).toEqual([
    ['/catalog/import/begin', { fileName: 'list.csv', size: 1_200_000 }],
    ['/catalog/import/part', { importId: 7, position: 0, content: btoa('\xc3\xa9'.repeat(524_288)) }],
    ['/catalog/import/part', { importId: 7, position: 1, content: btoa('\xc3\xa9'.repeat(75_712)) }],
    ['/catalog/import/start', { importId: 7 }],
  ]);
});

test('what refuses a catalog file is said at its field', async () => {
  const { client } = sampleDesk(EVERY_CHANGE);
  const refuse: DeskClient['change'] = () => Promise.reject(new DeskRefusal({ code: 'REQUEST_INVALID', message: 'Check the fields.', fieldErrors: [{ field: 'fileName', message: 'The name must end in .csv.' }] }));
  show({ ...client, change: refuse }, '/catalog/imports');
  await userEvent.upload(page.getByLabelText(/Catalog file/), new File(['x'], 'list.csv'));
  await userEvent.click(page.getByRole('button', { name: 'Upload and import' }));
  await expect.poll(() => host()?.textContent).toContain('The name must end in .csv.');
  expect(document.activeElement?.getAttribute('type')).toBe('file');
});

test('an import that runs is followed to its end, and one that was interrupted goes on by a press', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  const sample = await client.read('/catalog/import', { importId: 7 });
  const states = ['running', 'running', 'done'] as const;
  let asked = 0;
  const read: DeskClient['read'] = async (path, request) => {
    if (path !== '/catalog/import') return client.read(path, request);
    const state = states[Math.min(asked, states.length - 1)] ?? 'done';
    asked += 1;
    return { ...sample, mayGoOn: false, import: { ...sample.import, state, bytesRead: 1000 * asked } } as never;
  };
  show({ ...client, read }, '/catalog/imports/7');
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  expect(await violations()).toEqual([]);
  await expect.poll(() => page.getByRole('progressbar').elements().length, { timeout: 30_000 }).toBe(0);
  await expect.poll(() => host()?.textContent).toContain('Done');
  takeAway();
  show(client, '/catalog/imports/7');
  await userEvent.click(page.getByRole('button', { name: 'Import the file again' }));
  await expect.poll(() => changes).toEqual([['/catalog/import/start', { importId: 7 }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('The import goes on.');
});

test('an import that runs is stopped by a press, and one that has ended is undone with a reason, or says why it cannot be', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  const sample = await client.read('/catalog/import', { importId: 7 });
  const reading = (more: object, run: object): DeskClient['read'] => async (path, request) => (path === '/catalog/import' ? ({ ...sample, mayGoOn: false, hasFile: false, ...more, import: { ...sample.import, ...run } } as never) : client.read(path, request));
  const showing = (more: object, run: object): void => {
    takeAway();
    show({ ...client, read: reading(more, run) }, '/catalog/imports/7');
  };
  show({ ...client, read: reading({}, { state: 'running' }) }, '/catalog/imports/7');
  await userEvent.click(page.getByRole('button', { name: 'Stop the import' }));
  await expect.poll(() => changes).toEqual([['/catalog/import/stop', { importId: 7 }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('What is written is kept.');

  showing({}, { state: 'done' });
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }), 'Wrong prices.');
  expect(await violations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Undo this import' }));
  await expect.poll(() => changes.at(-1)).toEqual(['/catalog/import/undo', { importId: 7, reason: 'Wrong prices.' }]);

  showing({ undo: { refusal: 'Undo that import first.' } }, { state: 'done' });
  await expect.poll(() => host()?.textContent).toContain('Undo that import first.');
  expect(page.getByRole('textbox').elements()).toEqual([]);

  showing({ mayGoOn: true, rejects: [{ line: 0, field: 'P/1', reason: 'It was changed after the import.' }] }, { state: 'stopped', undoes: 6, reason: 'Wrong prices.', removed: 3, stopAskedBy: 'editor@desk.example.gov' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Undo of the import of list.csv' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'P/1' })).toBeVisible();
  expect(await violations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Go on with the undo' }));
  await expect.poll(() => changes.at(-1)).toEqual(['/catalog/import/start', { importId: 7 }]);
});

test('a file that waits is taken away by a press', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/catalog/imports/7');
  await userEvent.click(page.getByRole('button', { name: 'Take the file away' }));
  await expect.poll(() => changes).toEqual([['/catalog/import/discard', { importId: 7 }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('The file is taken away.');
});

test('a viewer reads the history of imports, with no control that imports', async () => {
  show(sampleDesk([]).client, '/catalog/imports/7');
  await expect.poll(() => host()?.textContent).toContain('must be more than zero');
  expect(page.getByRole('button').elements().map((button) => button.textContent)).toEqual(['Sign out', 'Save as CSV']);
});
