import { expect, it } from 'vitest';
import { askedFieldRule, type AskedField } from './asked-field.ts';

const line: AskedField = { name: 'item', label: 'Product', hint: null, kind: 'line', isRequired: true, most: 5, choices: [] };
const scale: AskedField = { ...line, kind: 'scale', isRequired: false, choices: [{ value: '5', label: 'Extremely' }, { value: '1', label: 'Not at all' }] };

it.each([
  [line, 'Chair', null],
  [line, '  ', 'Enter something here.'],
  [line, 'Chairs', 'Use at most 5 characters. These are 6.'],
  [{ ...line, isRequired: false }, '', null],
  [{ ...line, most: 200 }, 'mine is 4111 1111 1111 1111', 'This holds what looks like the number of a payment card. Take it out. If it is another number, write its digits with slashes between them.'],
  [{ ...line, most: 200 }, '4111/1111/1111/1111', null],
  [{ ...line, kind: 'email', most: 254 } as const, 'buyer', 'Enter an e-mail address, for example name@agency.gov.'],
  [{ ...line, kind: 'email', most: 254 } as const, 'buyer@agency.gov', null],
  [scale, '5', null],
  [scale, '', null],
  [{ ...scale, isRequired: true }, '', 'Choose an answer.'],
  [scale, '3', 'Choose one of the answers that are offered.'],
] as const)('%o with %j: %j', (field, typed, problem) => {
  expect(askedFieldRule(field)(typed)).toBe(problem);
});
