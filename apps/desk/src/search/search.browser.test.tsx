import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';

const { host, show, takeAway } = deskOnPage();

test('synonyms are saved as they were looked at, and a change after the look is looked at first', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/searches/synonyms/set?words=sticky+pad');
  const words = page.getByRole('textbox', { name: /^Words for the same thing/ });
  await expect.element(words).toHaveValue('sticky pad');
  await userEvent.fill(words, 'sticky pad, self-stick note');
  await userEvent.click(page.getByRole('button', { name: 'Preview the change' }));
  await expect.element(page.getByRole('heading', { name: 'What searches would find' })).toBeVisible();
  await userEvent.fill(words, 'sticky pad, self-stick note, memo note');
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Preview the change' }));
  await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }));
  await expect.poll(() => changes).toEqual([['/synonyms/set', { id: null, phrases: 'sticky pad, self-stick note, memo note', was: null }]]);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Synonyms' })).toBeVisible();
});

test('a file of synonyms becomes the list once, after a look; one that cannot be read, or is too large, never does', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/searches/synonyms/import');
  const choose = (file: File) => userEvent.upload(page.getByLabelText(/^Text file/), file);
  const look = page.getByRole('button', { name: 'Look through the file' });
  const make = page.getByRole('button', { name: 'Make it the list' });
  await choose(new File(['x'.repeat(3_500_001)], 'large.txt', { type: 'text/plain' }));
  await userEvent.click(look);
  await expect.poll(() => host()?.textContent).toContain('The file is larger than 3.5 MB.');
  expect(changes).toEqual([]);
  await choose(new File(['stapler, stapling machine\n'], 'synonyms.txt', { type: 'text/plain' }));
  await userEvent.click(look);
  await userEvent.click(make);
  const sent = { fileName: 'synonyms.txt', text: 'stapler, stapling machine\n' };
  await expect.poll(() => changes).toEqual([['/synonyms/preview-file', sent], ['/synonyms/import', sent]]);
  await expect.element(page.getByText('The file is the list now')).toBeVisible();
  expect(make.elements()).toEqual([]);
  takeAway();
  const wrong = { added: 1, removed: 1, rejected: 1, rejects: [{ line: 3, reason: 'Give two words or more.' }] };
  show(sampleDesk(EVERY_CHANGE, {}, { '/synonyms/preview-file': wrong }).client, '/searches/synonyms/import');
  await choose(new File(['alone\n'], 'synonyms.txt', { type: 'text/plain' }));
  await userEvent.click(look);
  await expect.element(page.getByText('Nothing is changed', { exact: true })).toBeVisible();
  expect(make.elements()).toEqual([]);
});
