import { closePages, renderScreen } from '@quartermaster/core-testing';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import fss from './index.ts';

afterEach(() => {
  closePages();
  vi.restoreAllMocks();
});

it('asks with the dialog of the browser before requisitions are sent, and sends nothing where it is answered so [spec 6.6]', async () => {
  await page.viewport(1280, 900);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const shown = await renderScreen(fss, '/fedstrip/fedstrip_shopping_cart', 'Initial', { example: 'Ready to send' });
  const isSent = () => shown.sent.some(({ path }) => path === '/fedstrip/process_Order');
  const send = page.getByRole('button', { name: 'Send 2 requisitions' });
  await userEvent.click(send);
  expect(confirm).toHaveBeenCalledWith(expect.stringMatching(/^Send 2 requisitions of 47SMPL\?\n\nTotal without one line whose price is not known: \$436\.80\./));
  await expect.element(send).toBeEnabled();
  expect(isSent()).toBe(false);
  confirm.mockReturnValue(true);
  await userEvent.click(send);
  await expect.poll(isSent).toBe(true);
});

it('asks nothing where an approver is asked for on the next page', async () => {
  await page.viewport(1280, 900);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const shown = await renderScreen(fss, '/fedstrip/fedstrip_shopping_cart', 'Initial', { example: 'Under funds control' });
  await userEvent.click(page.getByRole('button', { name: 'Go on to ask an approver' }));
  await expect.poll(() => shown.sent.some(({ path }) => path === '/fedstrip/process_Order')).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
});
