import { expect, it } from 'vitest';
import { deliveryWords } from './delivery-words.ts';

const line = { position: 1, name: 'Stapler', ordered: 5, rejected: 0, shipped: 0, received: 0, toReceive: 0, promisedDate: null };

it.each([
  [line, 'Not delivered yet'],
  [undefined, 'Not known'],
  [{ ...line, promisedDate: '2026-12-01' }, 'promised for Dec 1, 2026'],
  [{ ...line, rejected: 1, shipped: 3, received: 2, promisedDate: '2026-12-01' }, '1 rejected, 3 shipped, 2 received; promised for Dec 1, 2026'],
  [{ ...line, shipped: 5, received: 5, promisedDate: '2026-12-01' }, '5 shipped, 5 received'],
  [{ ...line, rejected: 5, promisedDate: '2026-12-01' }, '5 rejected'],
  [{ ...line, ordered: 5_000, received: 1_200 }, '1,200 received'],
])('of %j says %s', (known, words) => {
  expect(deliveryWords(known)).toBe(words);
});
