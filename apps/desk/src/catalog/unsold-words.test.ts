import { expect, it } from 'vitest';
import { unsoldWords } from './unsold-words.ts';

it('says which rule of the assortment keeps an offer out', () => {
  expect(unsoldWords({ why: 'assortment', subject: 'vendor', value: 'V-1' })).toBe('not shown, the assortment leaves out vendor V-1');
  expect(unsoldWords({ why: 'assortment', subject: 'indicator', value: null })).toBe('not shown, the assortment takes in nothing of its indicators');
  expect(new Set((['offSale', 'notListed', 'behind'] as const).map((why) => unsoldWords({ why }))).size).toBe(3);
});
