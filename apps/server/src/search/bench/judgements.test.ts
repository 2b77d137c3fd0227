import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readJudgements } from './judgements.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(`../../../../../bench/search/${name}`, import.meta.url));

it('keeps the rated queries of the final figure apart from all that rules are chosen by', () => {
  const final = readJudgements(fileOf('judgements-final.csv'));
  const kinds = readFileSync(fileOf('kinds.csv'), 'utf8').split('\n').map((line) => line.split(',')[1]);
  const chosenBy = new Set([...readJudgements(fileOf('judgements-dev.csv')).keys(), ...kinds]);
  expect([...final.keys()].filter((query) => chosenBy.has(query))).toEqual([]);
  expect([...final.values()].flatMap((ratings) => [...ratings.values()]).filter((rating) => ![0, 1, 2, 3].includes(rating))).toEqual([]);
  expect(final.size).toBeGreaterThan(60);
});
