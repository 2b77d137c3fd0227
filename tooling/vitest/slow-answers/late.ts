import { expect } from 'vitest';
import { chance } from './chance.ts';

declare const __SLOW_ANSWERS__: string | null;

/** Kept before a test puts its own clock in place. */
export const { setTimeout } = globalThis;

const counts = new Map<string, number>();
let last = '';

export const testNow = (): string => expect.getState().currentTestName ?? '';

/** By how many milliseconds the nth of something is late in the test that runs: from 0 to `most`, and four times that for one in eight. It follows from the seed. */
export function delayOf(what: string, most: number): number {
  const test = testNow();
  if (test !== last) counts.clear();
  last = test;
  const nth = counts.get(what) ?? 0;
  counts.set(what, nth + 1);
  const words = [__SLOW_ANSWERS__, test, what, nth].join('\n');
  const kind = chance(`kind ${words}`);
  const share = chance(`share ${words}`);
  return Math.round(kind < 0.35 ? 0 : kind < 0.875 ? share * most : share * most * 4);
}

export const wait = (milliseconds: number): Promise<void> => (milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => void setTimeout(resolve, milliseconds)));

/** What is asked arrives at once, as tests look at what was sent, and its answer comes late. */
export async function late<Answer>(what: string, answer: () => Answer | Promise<Answer>): Promise<Answer> {
  const inTime = await answer();
  await wait(delayOf(what, 120));
  return inTime;
}
