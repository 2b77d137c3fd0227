import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';

const { host, show, takeAway } = deskOnPage();
const text = () => host()?.textContent ?? '';
const address = '/product-reports/P-0000001-3';

test('a report says who was told, and its answer is sent once with what was written', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, address);
  await expect.element(page.getByRole('link', { name: 'Toner cartridge, part 006R90321' })).toHaveAttribute('href', '/catalog/products/toner');
  await expect.element(page.getByRole('link', { name: 'Sample Supply Co.' })).toHaveAttribute('href', '/vendors/V-SUPPLY');
  for (const said of [', told at orders@supply.example.com', 'The vendor (orders@supply.example.com)', 'Demo Buyer, demo.buyer@agency.example.gov']) expect(text()).toContain(said);
  const answer = page.getByRole('textbox', { name: /^Your answer/ });
  await expect.element(answer).toHaveAccessibleDescription(/with their reports, and by mail/);
  await userEvent.fill(answer, 'We have corrected it.');
  await userEvent.dblClick(page.getByRole('button', { name: 'Send the answer' }));
  await expect.poll(() => document.activeElement?.textContent).toContain('The answer is sent. A mail tells the buyer.');
  expect(changes).toEqual([['/product-report/answer', { number: 'P-0000001-3', text: 'We have corrected it.' }]]);
});

test('a report of a closed account, of no vendor, says so; no mail is promised', async () => {
  const report = { number: 'P-0000001-3', state: 'answered', store: 'ADVANTAGE', productId: 'a/b', productName: 'Chair', partNumber: 'C-1', about: 'The price is wrong', vendor: null, vendorEmail: null, buyerName: '', buyerEmail: null, text: 'It is less.', reportedAt: '2026-11-23T10:00:00.000Z', answeredAt: '2026-11-24T10:00:00.000Z' } as const;
  const answers = [{ kind: 'operator', by: 'clerk@desk.example.gov', text: 'Thank you.', at: '2026-11-24T10:00:00.000Z' }] as const;
  const { client } = sampleDesk(EVERY_CHANGE, {}, { '/product-report': { report, answers: [...answers] } });
  show(client, address);
  await expect.element(page.getByRole('link', { name: 'Chair, part C-1' })).toHaveAttribute('href', '/catalog/products/a%2Fb');
  for (const said of ['None in particular', 'Their account is closed', 'The desk (clerk@desk.example.gov)', 'Answered']) expect(text()).toContain(said);
  await userEvent.fill(page.getByRole('textbox', { name: /^Your answer/ }), 'Once more.');
  await userEvent.click(page.getByRole('button', { name: 'Send the answer' }));
  await expect.poll(text).toContain('No address of the buyer is known: they read it with their reports.');
  takeAway();
  show(sampleDesk(EVERY_CHANGE, {}, { '/product-report': { report: { ...report, vendor: { id: 'V', name: 'Depot' } }, answers: [] } }).client, address);
  await expect.poll(text).toContain('Depot, which was not told: no address for mail is known');
  expect(page.getByRole('heading', { name: 'Answers' }).elements()).toEqual([]);
});

test('a viewer reads a report and is told who answers it', async () => {
  show(sampleDesk([]).client, address);
  await expect.poll(text).toContain('Your role may read reports. An order clerk answers them.');
  expect(page.getByRole('textbox').elements()).toEqual([]);
});
