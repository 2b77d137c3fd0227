import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServiceEnded, StartError } from './error.ts';
import { keepService, type Patience } from './kept-service.ts';
import type { Service } from './service.ts';

describe('a server that is kept', () => {
  let said: string[];
  let stopped: number[];
  /** How each start goes: a service with this number of its process, or the reason why there is none. */
  let starts: (number | StartError)[];
  let ends: Map<number, (how: string) => void>;
  let time: number;
  let kept: Service;
  const patience: Patience = { firstWaitMs: 1, longestWaitMs: 4, mostEnds: 3, withinMs: 60_000, now: () => time };

  async function start(): Promise<Service> {
    const next = starts.shift();
    if (typeof next !== 'number') throw next ?? new StartError('nothing more to start');
    const { promise, resolve } = Promise.withResolvers<StartError>();
    ends.set(next, (how) => resolve(new ServiceEnded(`The lamp ended unexpectedly (${how}).`, '  dark')));
    return { name: 'lamp', pid: next, died: promise, stop: async () => void stopped.push(next) };
  }

  async function runs(pid: number): Promise<void> {
    await expect.poll(() => ends.has(pid) && said.at(-1)).toMatch(/^The lamp runs again after \d+\.\d s\.$/);
  }

  beforeEach(() => {
    [said, stopped, time, ends] = [[], [], 0, new Map()];
  });
  afterEach(() => kept?.stop());

  it('is started again each time that it ends, with what happened in one line', async () => {
    starts = [1, 2, 3];
    kept = await keepService(start, (line) => said.push(line), patience);
    ends.get(1)?.('signal SIGKILL');
    await runs(2);
    expect([kept.pid, said[0]]).toEqual([2, 'The lamp ended unexpectedly (signal SIGKILL). It is started again.']);
    ends.get(2)?.('exit code 1');
    await runs(3);
    await kept.stop();
    expect(new Set(stopped).has(3)).toBe(true);
  });

  it('is given up when it ends too often within a while, with the end of its log', async () => {
    starts = [1, 2, 3];
    kept = await keepService(start, (line) => said.push(line), patience);
    for (const pid of [1, 2]) {
      ends.get(pid)?.('exit code 1');
      await runs(pid + 1);
    }
    ends.get(3)?.('exit code 9');
    expect((await kept.died).message).toBe('The lamp ended unexpectedly (exit code 9). Its last lines:\n  dark');
  });

  it('is not given up for ends that are long ago', async () => {
    starts = [1, 2, 3, 4];
    kept = await keepService(start, (line) => said.push(line), patience);
    for (const pid of [1, 2, 3]) {
      ends.get(pid)?.('exit code 1');
      await runs(pid + 1);
      time += patience.withinMs;
      said = [];
    }
    expect(kept.pid).toBe(4);
  });

  it('is tried again where it cannot start again, and not where it could not start at all', async () => {
    starts = [1, new StartError('The lamp has no bulb.'), 2];
    kept = await keepService(start, (line) => said.push(line), patience);
    ends.get(1)?.('exit code 1');
    await runs(2);
    expect(said).toContain('The lamp has no bulb. It is started again.');
    starts = [new StartError('The lamp has no bulb.')];
    await expect(keepService(start, (line) => said.push(line), patience)).rejects.toThrow('no bulb');
  });

  it('is not started again once it is to stop', async () => {
    starts = [1, 2];
    kept = await keepService(start, (line) => said.push(line), { ...patience, firstWaitMs: 3_600_000, longestWaitMs: 3_600_000 });
    ends.get(1)?.('exit code 1');
    await expect.poll(() => said).toHaveLength(1);
    await kept.stop();
    expect(starts).toEqual([2]);
  });
});
