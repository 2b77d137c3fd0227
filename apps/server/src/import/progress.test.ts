import { PassThrough } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { openProgress } from './progress.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('says in a log every five seconds how far it is, and of work that takes longer for how long', () => {
  vi.useFakeTimers({ now: 0 });
  const log = new PassThrough();
  const progress = openProgress(log as unknown as NodeJS.WriteStream, Date.now);
  progress.showWork({ what: 'adding up words', done: 0, of: 100_000 });
  vi.advanceTimersByTime(10_000);
  progress.showWork({ what: 'adding up words', done: 50_000, of: 100_000 });
  vi.advanceTimersByTime(5_000);
  progress.stop();
  expect(String(log.read())).toBe('  adding up words: 0 of 100,000\n  adding up words: 0 of 100,000, for 10 s now\n  adding up words: 50,000 of 100,000\n');
});
