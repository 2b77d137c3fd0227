import { expect, it } from 'vitest';
import { choicesOf } from './choices.ts';

const choices = [{ value: 'BX', label: 'Box' }, { value: 'EA', label: 'Each' }];

it('have what a search has chosen, also where it is several values or none of the list', () => {
  const values = (chosen: string) => choicesOf(chosen, choices).map(({ value, label }) => [value, label]);
  const listed = [['BX', 'Box'], ['EA', 'Each']];
  expect(values('')).toEqual([['', 'Any'], ...listed]);
  expect(values('EA')).toEqual([['', 'Any'], ...listed]);
  expect(values('EA; BX')).toEqual([['', 'Any'], ['EA; BX', 'Each or Box'], ...listed]);
  expect(values('EA; PK')).toEqual([['', 'Any'], ['EA; PK', 'Each or PK'], ...listed]);
});
