import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';

const { host, show } = deskOnPage();

test('an announcement is sent as it was written, and the page says so', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/announcements');
  await userEvent.fill(page.getByRole('textbox', { name: /^Text/ }), 'Closed from 6 p.m.');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Look' }), 'warning');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'It is shown' }), '300');
  await userEvent.click(page.getByRole('button', { name: 'Announce' }));
  await expect.poll(() => changes).toEqual([['/announce', { text: 'Closed from 6 p.m.', type: 'warning', seconds: 300 }]]);
  await expect.poll(() => host()?.textContent).toContain('It was sent to all browsers');
});
