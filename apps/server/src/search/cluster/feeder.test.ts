import { describe, expect, it, vi } from 'vitest';
import { startFeeder } from './feeder.ts';
import type { Fed } from './feed.ts';

const none: Fed = { isOther: false, changes: 0, more: false };
const some: Fed = { isOther: false, changes: 1_000, more: true };
const soon = { between: 1, afterFailure: 1 };

/** A feeder whose steps are these; the last one is repeated. */
async function feedThrough(steps: readonly (Fed | Error)[]): Promise<{ warned: unknown[]; informed: unknown[] }> {
  const [warned, informed]: unknown[][] = [[], []];
  let taken = 0;
  const feeder = startFeeder({
    pauses: soon,
    log: { warn: (_details, message) => void warned?.push(message), info: (message) => void informed?.push(message) },
    async feed() {
      const step = steps[Math.min(taken, steps.length - 1)] ?? none;
      taken += 1;
      if (step instanceof Error) throw step;
      return step;
    },
  });
  await vi.waitFor(() => expect(taken).toBeGreaterThan(steps.length), { timeout: 20_000 });
  await feeder.stop();
  const end = taken;
  await new Promise((resolve) => setImmediate(resolve));
  expect(taken).toBe(end);
  return { warned: warned ?? [], informed: informed ?? [] };
}

describe('the feeder of the search cluster', () => {
  it('works off the outbox, part by part, until it is stopped', async () => {
    expect(await feedThrough([some, some, none])).toEqual({ warned: [], informed: [] });
  });

  it('says once that the cluster is away and once that it is back', async () => {
    const away = new Error('away');
    expect(await feedThrough([none, away, away, away, none, none])).toEqual({
      warned: ['the search cluster could not be fed; what has changed is kept'],
      informed: ['the search cluster is fed again'],
    });
  });

  it('can be stopped while the cluster does not answer, and says nothing of it', async () => {
    const said: string[] = [];
    const feeding = Promise.withResolvers<void>();
    const feeder = startFeeder({
      log: { warn: (_details, message) => void said.push(message), info: () => {} },
      feed: (signal) => new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('ended')));
        feeding.resolve();
      }),
    });
    await feeding.promise;
    await feeder.stop();
    expect(said).toEqual([]);
  });

  it('can be stopped while it waits for a cluster that is away', async () => {
    const feeder = startFeeder({ pauses: { between: 60_000, afterFailure: 60_000 }, log: { warn: () => {}, info: () => {} }, feed: async () => { throw new Error('away'); } });
    await expect(feeder.stop()).resolves.toBeUndefined();
  });
});
