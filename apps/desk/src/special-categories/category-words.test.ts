import { expect, it } from 'vitest';
import { contentWords } from './category-words.ts';

it('says all conditions of a special category', () => {
  expect(contentWords({ words: '', kind: null, indicators: ['SB', 'WO'], categories: [], sins: [] })).toBe('with SB or WO');
  expect(contentWords({ words: 'chair', kind: 'products', indicators: [], categories: ['71', '72'], sins: ['33721'] })).toBe('products, in 71 or 72, under SIN 33721, with the words “chair”');
});
