import { describe, expect, it } from 'vitest';
import { Rest } from './rest.ts';

const fails = () => Promise.reject(new Error('down'));
const works = () => Promise.resolve('answer');

function restWithClock() {
  let now = 0;
  const rest = new Rest({ now: () => new Date(now) });
  const failTimes = async (times: number) => {
    for (let time = 0; time < times; time += 1) await rest.run(fails).catch(() => null);
  };
  return { rest, failTimes, wait: (milliseconds: number) => (now += milliseconds) };
}

describe('a service that fails', () => {
  it('is asked four times more, and then left alone', async () => {
    const { rest, failTimes, wait } = restWithClock();
    await failTimes(5);
    await expect(rest.run(works)).rejects.toMatchObject({ reason: 'resting', message: expect.stringContaining('5 s') });
    wait(5_000);
    await expect(rest.run(works)).resolves.toBe('answer');
    await failTimes(4);
    await expect(rest.run(works)).resolves.toBe('answer');
  });

  it('gets one call that tries again, while the others wait for what becomes of it', async () => {
    const { rest, failTimes, wait } = restWithClock();
    await failTimes(5);
    wait(5_000);
    const slow = Promise.withResolvers<string>();
    const first = rest.run(() => slow.promise);
    await expect(rest.run(works)).rejects.toMatchObject({ reason: 'resting' });
    slow.resolve('back');
    await expect(first).resolves.toBe('back');
    await expect(rest.run(works)).resolves.toBe('answer');
  });

  it('is left alone twice as long after each further failure, up to a minute', async () => {
    const { rest, failTimes, wait } = restWithClock();
    await failTimes(5);
    for (const seconds of [5, 10, 20, 40, 60, 60]) {
      wait(seconds * 1000 - 1);
      await expect(rest.run(works)).rejects.toMatchObject({ reason: 'resting' });
      wait(1);
      await failTimes(1);
    }
  });
});

it('a slow service has no more than twenty calls at once', async () => {
  const { rest } = restWithClock();
  const slow = Promise.withResolvers<string>();
  const calls = Array.from({ length: 20 }, () => rest.run(() => slow.promise));
  await expect(rest.run(works)).rejects.toMatchObject({ reason: 'busy' });
  slow.resolve('late');
  await Promise.all(calls);
  await expect(rest.run(works)).resolves.toBe('answer');
});
