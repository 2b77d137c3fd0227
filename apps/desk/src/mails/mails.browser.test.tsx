import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';

const { host, show, takeAway } = deskOnPage();

test('a mail that failed for good is sent again by a press, which is said where the focus is', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/mails/0b6f2c9e-6f0f-4a33-9d55-0d5b5f2c7d11');
  await userEvent.click(page.getByRole('button', { name: 'Send again' }));
  await expect.poll(() => changes).toEqual([['/mail/resend', { id: '0b6f2c9e-6f0f-4a33-9d55-0d5b5f2c7d11' }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('It waits to be sent again.');
});

test('a search for the same words asks again: what was not there yet is found', async () => {
  const { client } = sampleDesk(EVERY_CHANGE);
  const asked: string[] = [];
  const read: typeof client.read = (path, request) => {
    asked.push(path);
    return client.read(path, request);
  };
  show({ ...client, read }, '/mails?q=request');
  await expect.element(page.getByRole('searchbox')).toHaveValue('request');
  const before = asked.filter((path) => path === '/mails').length;
  await userEvent.click(page.getByRole('button', { name: 'Search', exact: true }));
  await expect.poll(() => asked.filter((path) => path === '/mails').length).toBe(before + 1);
});

test('the overview says how many mails failed for good, and leads to them; where none did, it says nothing of it', async () => {
  show(sampleDesk([]).client, '/');
  await expect.element(page.getByRole('region', { name: 'Mail' }).getByRole('link', { name: 'Failed for good: 3' })).toHaveAttribute('href', '/mails?state=dead');
  takeAway();
  show(sampleDesk([], {}, { '/overview': { deadMails: 0 } }).client, '/');
  await expect.element(page.getByRole('region', { name: 'Mail' })).toBeVisible();
  expect(host()?.textContent).not.toContain('Failed for good');
});
