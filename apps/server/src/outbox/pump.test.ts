import { describe, expect, it, vi } from 'vitest';
import { startPump, type Worked } from './pump.ts';

/** A pump whose steps are these; the last one is repeated. Gives the sentences of its log. */
async function pumpThrough(steps: readonly (Worked | Error)[]): Promise<string[]> {
  const said: string[] = [];
  const say = (_facts: object, sentence: string): void => void said.push(sentence);
  let taken = 0;
  const pump = startPump({
    name: 'test',
    pauses: { between: 1, afterFailure: 1 },
    log: { info: say, warn: say },
    async step() {
      const step = steps[Math.min(taken, steps.length - 1)] ?? 'done';
      taken += 1;
      if (step instanceof Error) throw step;
      return step;
    },
  });
  await vi.waitFor(() => expect(taken).toBeGreaterThan(steps.length), { timeout: 20_000 });
  await pump.stop();
  const end = taken;
  await new Promise((resolve) => setImmediate(resolve));
  expect(taken).toBe(end);
  return said;
}

describe('the pump of an outbox', () => {
  it('works off part by part until it is stopped', async () => {
    expect(await pumpThrough(['more', 'more', 'done', 'away', 'done'])).toEqual([]);
  });

  it('says once that the database is away, and once that it is back', async () => {
    const away = new Error('away');
    expect(await pumpThrough(['done', away, away, 'done', 'done'])).toEqual(['the outbox could not be worked off: test; what is in it is kept', 'the outbox is worked off again']);
  });

  it('can be stopped while it waits', async () => {
    const silent = (): void => {};
    const pump = startPump({ name: 'test', pauses: { between: 60_000, afterFailure: 60_000 }, log: { info: silent, warn: silent }, step: () => Promise.resolve('away') });
    await expect(pump.stop()).resolves.toBeUndefined();
  });

  it('looks at nothing before its first pause is over, and can be stopped in it', async () => {
    const silent = (): void => {};
    const step = vi.fn(() => Promise.resolve('done' as const));
    const pump = startPump({ name: 'test', pauses: { first: 60_000, between: 1, afterFailure: 1 }, log: { info: silent, warn: silent }, step });
    await pump.stop();
    expect(step).not.toHaveBeenCalled();
  });
});
