import { describe, expect, it } from 'vitest';
import { sharedWait } from './shared-wait.ts';
import { Overdue, within } from './within.ts';

const never = new Promise<string>(() => {});

describe('a wait that callers share', () => {
  it('is one piece of work for all who ask while it is under way, and another one afterwards', async () => {
    let begun = 0;
    const ask = sharedWait(async () => (begun += 1), 10_000);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    expect(await ask()).toBe(2);
  });

  it('is given up when its answer does not come, and begun anew by the next one who asks', async () => {
    const answers = [never, Promise.resolve('here')];
    const ask = sharedWait(() => answers.shift() ?? never, 20);
    const both = [ask(), ask()];
    await expect(both[0]).rejects.toThrow(Overdue);
    await expect(both[1]).rejects.toThrow('No answer within 20 ms.');
    expect(await ask()).toBe('here');
  });

  it('is begun anew after a failure', async () => {
    const answers = [Promise.reject(new Error('away')), Promise.resolve('here')];
    const ask = sharedWait(() => answers.shift() ?? never, 10_000);
    await expect(ask()).rejects.toThrow('away');
    expect(await ask()).toBe('here');
  });
});

describe('within', () => {
  it('gives what comes in time, and the failure that comes in time', async () => {
    expect(await within(10_000, Promise.resolve(7))).toBe(7);
    await expect(within(10_000, Promise.reject(new Error('away')))).rejects.toThrow('away');
  });
});
