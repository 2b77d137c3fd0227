import { expect, it } from 'vitest';
import { ClockToken, LinkToken, rootContainer } from '../capabilities/index.ts';
import { FakeLink } from '../testing/fake-link.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { connectWhenIdle } from './connect-when-idle.ts';

/** What was asked for has come, or has failed. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

it('the code of the connection is loaded when the browser is idle, and again half a minute after it did not come', async () => {
  const [link, clock, engine] = [new FakeLink(), new ManualClock(), rootContainer.createChildContainer()];
  engine.registerInstance(LinkToken, link);
  engine.registerInstance(ClockToken, clock);
  let [loads, starts] = [0, 0];
  connectWhenIdle(engine, () => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('The file did not come.')) : Promise.resolve({ serverConnection: () => ({ start: () => void (starts += 1) }) });
  });
  await turn();
  expect(loads).toBe(0);
  link.rest();
  await turn();
  clock.advance(29_999);
  await turn();
  expect([loads, starts]).toEqual([1, 0]);
  clock.advance(1);
  await turn();
  clock.advance(600_000);
  await turn();
  expect([loads, starts]).toEqual([2, 1]);
});
