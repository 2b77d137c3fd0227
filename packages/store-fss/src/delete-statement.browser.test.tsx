import { closePages, renderScreen } from '@quartermaster/core-testing';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import fss from './index.ts';

afterEach(() => {
  closePages();
  vi.restoreAllMocks();
});

it('asks with the dialog of the browser before a card statement is deleted, and deletes nothing where it is answered so [spec 6.6]', async () => {
  await page.viewport(1280, 900);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const shown = await renderScreen(fss, '/orderhistory/reconcile', 'Success');
  const isDeleted = () => shown.sent.some(({ path }) => path === '/orderhistory/change_statement');
  const remove = page.getByRole('button', { name: 'Delete this statement' });
  await userEvent.click(remove);
  expect(confirm).toHaveBeenCalledWith(expect.stringMatching(/^Delete this statement\?\n\nAll that is kept of /));
  expect(isDeleted()).toBe(false);
  confirm.mockReturnValue(true);
  await userEvent.click(remove);
  await expect.poll(isDeleted).toBe(true);
});
