import { expect, it } from 'vitest';
import { countChange } from './effect-words.ts';

it('says how the number of results changes', () => {
  expect(countChange({ before: 0, after: 1200 })).toBe('0 before, 1,200 after');
  expect(countChange({ before: 7, after: 7 })).toBe('7, as before');
});
