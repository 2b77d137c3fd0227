import { expect } from 'vitest';

declare const __SLOW_ANSWERS__: string | null;

/** Kept before a test puts its own clock in place. */
export const { setTimeout } = globalThis;

const counts = new Map<string, number>();
let last = '';

/** An even number from 0 to 1 that is the same for the same words. */
function chance(words: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

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
