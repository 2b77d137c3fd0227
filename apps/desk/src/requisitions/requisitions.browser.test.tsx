import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';

const { host, show, takeAway, violations } = deskOnPage();

test('a status file is looked through before it is recorded, and names what it leaves out', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/requisitions/status-file');
  const look = page.getByRole('button', { name: 'Look through the file' });
  await userEvent.click(look);
  await expect.poll(() => host()?.textContent).toContain('Choose a file.');
  await userEvent.upload(page.getByLabelText(/^Status file/), new File(['AE1'], 'status.txt'));
  await userEvent.click(look);
  await expect.poll(() => host()?.textContent).toContain('Nothing is recorded yet');
  await expect.element(page.getByRole('table', { name: 'Lines that are left out' })).toBeVisible();
  expect(await violations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Record 1 document' }));
  await expect.poll(() => host()?.textContent).toContain('The file is recorded');
  await expect.element(page.getByRole('button', { name: 'Record 1 document' })).not.toBeInTheDocument();
  expect(changes).toEqual([false, true].map((isConfirmed) => ['/requisitions/import-status', { fileName: 'status.txt', text: 'AE1', isConfirmed }]));
});

test('a file of records is looked through before its requisitions are entered, and one that was entered before asks whether it is meant again', async () => {
  const desk = sampleDesk(EVERY_CHANGE);
  show(desk.client, '/requisitions/record-file');
  const look = page.getByRole('button', { name: 'Look through the file' });
  await userEvent.click(look);
  await expect.poll(() => host()?.textContent).toContain('Choose a file.');
  await userEvent.upload(page.getByLabelText(/^File of records/), new File(['A0A'], 'records.txt'));
  await userEvent.upload(page.getByLabelText(/^File of exception data/), new File(['{"line": 1, "remarks": "Call first."}'], 'beside.ndjson'));
  await userEvent.fill(page.getByLabelText(/^Approved by/), 'Demo Reviewer');
  await userEvent.click(look);
  await expect.poll(() => host()?.textContent).toContain('Nothing is entered yet');
  await expect.element(page.getByRole('table', { name: 'Lines that are left out' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Enter it once more' })).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Enter 1 requisition' }));
  await expect.poll(() => host()?.textContent).toContain('The requisitions are entered');
  await expect.element(page.getByRole('link', { name: '47SMPL63240007' })).toBeVisible();
  const sent = { fileName: 'records.txt', text: 'A0A', exceptions: '{"line": 1, "remarks": "Call first."}', approver: 'Demo Reviewer', isMeantAgain: false };
  expect(desk.changes).toEqual([false, true].map((isConfirmed) => ['/requisitions/enter', { ...sent, isConfirmed }]));
});

test('a file of records that was entered before is entered once more where that is said alone', async () => {
  const desk = sampleDesk(EVERY_CHANGE, {}, { '/requisitions/enter': { enteredBefore: '2026-11-23T10:00:00.000Z' } });
  show(desk.client, '/requisitions/record-file');
  await userEvent.upload(page.getByLabelText(/^File of records/), new File(['A0A'], 'records.txt'));
  await userEvent.click(page.getByRole('button', { name: 'Look through the file' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Enter it once more' }));
  await userEvent.click(page.getByRole('button', { name: 'Enter 1 requisition' }));
  await expect.poll(() => desk.changes).toMatchObject([['/requisitions/enter', { isMeantAgain: false, isConfirmed: false }], ['/requisitions/enter', { isMeantAgain: true, isConfirmed: true }]]);
});

test('unverified rows of a table are refused by a switch, with the reason; a viewer has none', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/requisitions/rules');
  await userEvent.fill(page.getByLabelText('Reason', { exact: false }).first(), 'Compared with our manual.');
  await userEvent.click(page.getByRole('button', { name: 'Refuse unverified rows of the demand codes' }));
  await expect.poll(() => host()?.textContent).toContain('Unverified rows of the demand codes are refused.');
  expect(changes).toEqual([['/requisitions/set-rule', { reason: 'Compared with our manual.', table: { name: 'demand codes', isRefused: true } }]]);
  takeAway();
  show(sampleDesk([]).client, '/requisitions/rules');
  await expect.poll(() => host()?.textContent).toContain('Taken (default)');
  await expect.element(page.getByRole('button', { name: 'Set' })).not.toBeInTheDocument();
});

test('what waits is sent by a press, which says where it went', async () => {
  show(sampleDesk(EVERY_CHANGE).client, '/requisitions/files');
  await userEvent.click(page.getByRole('button', { name: 'Send what waits' }));
  await expect.poll(() => host()?.textContent).toContain('Sent: /srv/out/requisitions-000013.txt, 2 documents.');
});

test('what the marketplace cannot do by itself is said, and exception data are saved beside the records', async () => {
  show(sampleDesk(EVERY_CHANGE).client, '/requisitions/files');
  await expect.poll(() => host()?.textContent).toContain('Sent by itself at 06:00');
  expect(host()?.textContent).toContain('The queue is away. It is tried again every few minutes.');
  expect(page.getByRole('button', { name: /^Save the exception data of/ }).elements()).toHaveLength(1);
  await expect.element(page.getByRole('row', { name: /status-1\.txt/ })).toBeVisible();
});

test.each([390, 640])('pages of requisitions fit %i px', async (width) => {
  await page.viewport(width, 900);
  for (const address of ['/requisitions', '/requisitions/47AB0163240001', '/requisitions/status-file', '/requisitions/record-file', '/requisitions/files', '/requisitions/rules']) {
    show(sampleDesk(EVERY_CHANGE).client, address);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => host()?.querySelector('main section, main table, main form')).not.toBeNull();
    expect(document.documentElement.scrollWidth, address).toBeLessThanOrEqual(width);
    takeAway();
  }
});
