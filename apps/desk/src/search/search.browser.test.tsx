import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';

const { show } = deskOnPage();

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
