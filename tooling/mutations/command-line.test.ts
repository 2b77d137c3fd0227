import { expect, it } from 'vitest';
import { readCommandLine } from './command-line.ts';

it('reads parts, sample and concurrency', () => {
  expect(readCommandLine(['sessions', '--sample', '20', '--seed', '7'])).toMatchObject({ sample: { size: 20, seed: 7 }, concurrency: 1 });
  expect(readCommandLine(['sessions', '--concurrency=2'])).toMatchObject({ sample: null, concurrency: 2 });
  expect(new Set(readCommandLine(['money', '--sample=5']).parts.map(({ area }) => area))).toEqual(new Set(['money']));
});

it.each([
  [['sessions', '--sample', 'twenty'], '--sample is "twenty". Use a whole number from 1.'],
  [['sessions', '--sample', '0'], '--sample is "0"'],
  [['sessions', '--sample=5', '--seed=x'], '--seed is "x"'],
  [['sessions', '--concurrency', '-1'], 'ambiguous'],
  [['sessions', '--samples=20'], 'Unknown option'],
  [[], 'Write what is to be mutated'],
])('%j is refused before any fault is put in', (args, problem) => {
  expect(() => readCommandLine(args)).toThrow(problem);
});
