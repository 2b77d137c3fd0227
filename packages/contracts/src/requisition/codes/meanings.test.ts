import { expect, it } from 'vitest';
import { supplyStatusCodes } from './supply-status-codes.ts';
import { tablesOfRules } from './tables.ts';

const meanings = [...tablesOfRules, supplyStatusCodes].flatMap(({ name, codes }) => codes.map(({ code, meaning }) => `${name} ${code}: ${meaning}`));

it('the meanings that buyers choose from say nothing of how they were read, and no record position by its abbreviation', () => {
  expect(meanings.length).toBeGreaterThan(100);
  expect(meanings.filter((meaning) => /\brp\b|text cut|in source|validator/i.test(meaning))).toEqual([]);
});
