import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CollectedWrites } from './collected-writes.ts';

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

it('what is due is written once, later, and again where more is due since', async () => {
  let written = 0;
  const writes = new CollectedWrites({ after: 1_000, write: async () => { written += 1; } });
  writes.due();
  writes.due();
  await vi.advanceTimersByTimeAsync(999);
  expect(written).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(written).toBe(1);
  writes.due();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(written).toBe(2);
});

it('one write ends before the next begins, and what is written at once is not due any more', async () => {
  const steps: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const writes = new CollectedWrites({ after: 1_000, write: async () => { steps.push('begins'); await promise; steps.push('ends'); } });
  const first = writes.written();
  writes.due();
  const second = writes.written();
  resolve();
  await Promise.all([first, second]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(steps).toEqual(['begins', 'ends', 'begins', 'ends']);
});
