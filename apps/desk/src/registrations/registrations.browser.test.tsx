import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';

const { show } = deskOnPage();

test('a decision goes out with the letter as it was written', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/registrations/R-0000001-3');
  await userEvent.click(page.getByRole('radio', { name: 'Decline' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Letter to the person' }), 'Dear Ada, not yet.');
  await userEvent.click(page.getByRole('button', { name: 'Decline and mail the letter' }));
  await expect.poll(() => changes).toEqual([['/registration/decide', { number: 'R-0000001-3', decision: 'declined', letter: 'Dear Ada, not yet.' }]]);
});

test('a request is accepted with the code of the agency', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/registrations/R-0000001-3');
  await userEvent.fill(page.getByRole('textbox', { name: /^Agency code/ }), '4700');
  await userEvent.click(page.getByRole('button', { name: 'Accept and mail the letter' }));
  await expect.poll(() => changes).toEqual([['/registration/decide', { number: 'R-0000001-3', decision: 'accepted', letter: 'Dear Ada, yes.', agencyCode: '4700' }]]);
});
