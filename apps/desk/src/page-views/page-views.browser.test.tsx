import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { sampleDesk } from '../testing/sample-desk.ts';

const { host, show, takeAway } = deskOnPage();
const text = () => host()?.textContent ?? '';

test('views are of a store and a time, each of which stays when the other is chosen, also in what is saved', async () => {
  const asked: unknown[] = [];
  const { client } = sampleDesk([], { '/page-views/export': 'AWAY', '/page-steps/export': 'AWAY' });
  show({ ...client, read: (path, request) => { asked.push([path, request]); return client.read(path, request); } }, '/page-views?days=5');
  const last = () => asked.at(-1);
  await expect.poll(last).toEqual(['/page-views', { store: '', days: 30 }]);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Time' }), 'Today');
  await expect.poll(last).toEqual(['/page-views', { store: '', days: 1 }]);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Store' }), 'VA');
  await expect.poll(last).toEqual(['/page-views', { store: 'VA', days: 1 }]);
  await userEvent.click(page.getByRole('button', { name: 'Save as CSV' }));
  await expect.poll(last).toEqual(['/page-views/export', { store: 'VA', days: 1 }]);
  await expect.poll(text).toContain('This was refused. Try again.');
  await userEvent.click(page.getByRole('button', { name: 'Save steps as CSV' }));
  await expect.poll(last).toEqual(['/page-steps/export', { store: 'VA', days: 1 }]);
});

test('the number of views is said, and where visits began and failed', async () => {
  show(sampleDesk([]).client, '/page-views');
  await expect.poll(text).toContain('1,240 pages were opened. Views are kept for 400 days.');
  for (const row of ['First page of a visit/main/start_pagePageSuccess310', '/cart/shopping_cart/error/http_errorError2']) expect(text()).toContain(row);
  takeAway();
  show(sampleDesk([], {}, { '/page-views': { views: 1, pages: [], days: [], steps: [] } }).client, '/page-views');
  await expect.poll(text).toContain('1 page was opened.');
  takeAway();
  show(sampleDesk([], {}, { '/page-views': { views: 0, pages: [], days: [], steps: [] } }).client, '/page-views');
  await expect.poll(text).toContain('0 pages were opened.');
  expect(page.getByRole('table').elements()).toEqual([]);
});
