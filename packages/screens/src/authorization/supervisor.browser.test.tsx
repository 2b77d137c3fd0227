import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closePages, showPage } from '../testing/browser/show-page.tsx';
import { example } from '../testing/examples.ts';

const key = 'key-of-the-mail';
const path = '/profile/supervisor_response';

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

describe('the page of a supervisor', () => {
  it('sends the key of its address with each answer, keeps it nowhere else, and has the focus where it says what was done', async () => {
    const { server, storages } = await showPage(`/ws${path}?key=${key}`, {
      [path]: () => ({ responseName: 'Open', attributes: { ...example(path, 'Open', 'A request') } }),
      '/profile/answer_authorization': (request) => ({
        responseName: 'Answered',
        attributes: { ...example(path, 'Answered', 'Authorized'), ...('revoke' in (request.body as object) && { notice: 'You have revoked this authorization.', request: example(path, 'Answered', 'Declined').request }) },
      }),
    });
    await userEvent.click(page.getByRole('button', { name: 'Authorize these orders' }));
    await expect.element(page.getByText('You have authorized Demo Clerk.', { exact: false })).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toContain('You have authorized Demo Clerk.');
    await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }), 'Left the office.');
    await userEvent.click(page.getByRole('button', { name: 'Revoke the authorization' }));
    await expect.poll(() => document.activeElement?.textContent).toContain('You have revoked this authorization.');
    expect(server.to('/profile/answer_authorization').map(({ body }) => body)).toMatchObject([{ key, authorize: {} }, { key, revoke: { reason: 'Left the office.' } }]);
    const kept = storages.flatMap((storage) => storage.keys().map((name) => storage.get(name)));
    expect([...kept, document.body.innerHTML].filter((text) => text?.includes(key) === true)).toEqual([]);
  });
});
