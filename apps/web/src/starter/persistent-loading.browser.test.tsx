import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { loadPersistently } from './persistent-loading.ts';

it('scripts that cannot be loaded are asked for again, less and less often, and the page says so until they are there', async () => {
  const results = [false, false, false, true];
  const pauses: number[] = [];
  const seen: (number | null)[] = [];
  const notices = () => document.querySelectorAll('[role="alert"]').length;
  await loadPersistently(
    document,
    () => {
      seen.push(notices());
      return Promise.resolve(results.shift() ?? true);
    },
    async (pause) => {
      pauses.push(pause);
      await expect.element(page.getByRole('alert')).toBeVisible();
      await expect.element(page.getByRole('link', { name: 'reload the page' })).toHaveAttribute('href', document.URL.replace(/#.*/, ''));
    },
  );
  expect(pauses).toEqual([2_000, 4_000, 8_000]);
  expect(seen).toEqual([0, 1, 1, 1]);
  expect(notices()).toBe(0);
});

it('a page whose scripts come at the first try says nothing, and asks once', async () => {
  let loads = 0;
  let waits = 0;
  await loadPersistently(document, () => Promise.resolve((loads += 1) > 0), () => Promise.resolve((waits += 1)));
  expect({ loads, waits }).toEqual({ loads: 1, waits: 0 });
});
