import { quantile } from '../../testing/quantile.ts';

export interface Rounds {
  readonly calls: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
}

/**
 * Each client makes a call again and again, one after the other, until all have made so many together.
 *
 * @param begin called when the rounds that do not count are over
 */
export async function makeRounds<Client>(clients: readonly Client[], rounds: number, call: (client: Client) => Promise<unknown>, begin: () => Promise<void>): Promise<Rounds> {
  const each = Math.ceil(rounds / clients.length);
  const repeat = (client: Client, times: number): Promise<number[]> =>
    Array.from({ length: times }).reduce<Promise<number[]>>(async (before) => {
      const done = await before;
      const begun = performance.now();
      await call(client);
      return [...done, performance.now() - begun];
    }, Promise.resolve([]));
  await Promise.all(clients.map((client) => repeat(client, Math.ceil(each / 8))));
  await begin();
  const begun = performance.now();
  const times = (await Promise.all(clients.map((client) => repeat(client, each)))).flat();
  const seconds = (performance.now() - begun) / 1000;
  return { calls: times.length, perSecond: times.length / seconds, p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}
