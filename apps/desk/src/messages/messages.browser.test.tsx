import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';

const { show } = deskOnPage();

test('a message is answered by mail, and its sender is told what the operator wrote', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/messages/H-0000001-3');
  await userEvent.fill(page.getByRole('textbox', { name: /^Answer/ }), 'The filter is at the left now.');
  await userEvent.click(page.getByRole('button', { name: 'Mail the answer and close' }));
  await expect.poll(() => changes).toEqual([['/message/answer', { number: 'H-0000001-3', letter: 'The filter is at the left now.' }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('The answer was handed to the mail');
});
