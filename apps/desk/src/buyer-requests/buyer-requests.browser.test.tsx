import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { closureRequest, sampleDesk } from '../testing/sample-desk.ts';

const { show, takeAway, violations } = deskOnPage();

test('an agency is confirmed as it was read, an account is closed with a reason, and what keeps it open is named in place of the form', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/buyer-requests/B-0000001-3');
  await userEvent.fill(page.getByRole('textbox', { name: /By what you know it/ }), 'Called back.');
  await userEvent.click(page.getByRole('button', { name: 'Confirm the agency' }));
  await expect.poll(() => document.activeElement?.textContent).toContain('The agency is confirmed.');
  takeAway();
  const closing = sampleDesk(EVERY_CHANGE, {}, { '/buyer-request': closureRequest });
  show(closing.client, '/buyer-requests/B-0000002-1');
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason\b(?! for)/ }), 'Asked by phone.');
  await userEvent.click(page.getByRole('button', { name: 'Close the account' }));
  await expect.poll(() => document.activeElement?.textContent).toContain('The account is closed. A mail tells the person.');
  expect(await violations()).toEqual([]);
  expect([changes, closing.changes]).toEqual([
    [['/buyer-request/confirm-agency', { number: 'B-0000001-3', agencyCode: 'N', reason: 'Called back.' }]],
    [['/buyer-request/close-account', { number: 'B-0000002-1', reason: 'Asked by phone.' }]],
  ]);
  takeAway();
  show(sampleDesk(EVERY_CHANGE, {}, { '/buyer-request': { ...closureRequest, closure: { openPurchaseOrders: ['A27-0000123-6-01'], keeping: 'here', accountId: 'a-0001' } } }).client, '/buyer-requests/B-0000002-1');
  await expect.element(page.getByRole('link', { name: 'A27-0000123-6-01' })).toHaveAttribute('href', '/orders/A27-0000123-6-01');
  expect(page.getByRole('button', { name: 'Close the account' }).elements()).toEqual([]);
});
