import { expect, it } from 'vitest';
import { tellingValues } from './telling-values.ts';

const product = (productId: string, name: string, attributes: Record<string, string>, categoryId = '5995-network') => ({ productId, name, categoryId, attributes: Object.entries(attributes) });
const told = (...products: ReturnType<typeof product>[]) => Object.fromEntries([...tellingValues(products)].map(([id, { tells }]) => [id, tells.map(({ name, value }) => `${name}: ${value}`)]));

it('tells products of a category apart by what differs, what buyers choose by first', () => {
  expect(told(
    product('a', 'Patch cable', { 'Connector': 'RJ-45', 'Shielding': 'U/UTP', 'Cable length': '3 m', 'Package weight': '30 g' }),
    product('b', 'Patch cable', { 'Connector': 'RJ-45', 'Shielding': 'S/FTP', 'Cable length': '5 m', 'Package weight': '50 g' }),
  )).toEqual({ a: ['Cable length: 3 m', 'Shielding: U/UTP'], b: ['Cable length: 5 m', 'Shielding: S/FTP'] });
});

it('leaves out what the name says already', () => {
  expect(told(product('a', 'Patch cable, 3m, Blue', { 'Cable length': '3 m', 'Color': 'Blue' }), product('b', 'Patch cable', { 'Cable length': '5 m', 'Color': 'Red' }))).toEqual({ b: ['Cable length: 5 m', 'Color: Red'] });
});

it('compares within a category alone, and says nothing of one that has no neighbor', () => {
  expect(told(product('a', 'Cable', { Color: 'Blue' }), product('b', 'Switch', { Color: 'Black' }, '7035-switches'))).toEqual({});
});

it('takes no attribute that most neighbors lack, and no sentence', () => {
  const long = 'a value that is a whole sentence of its own';
  expect(told(product('a', 'Cable', { Rare: 'x', Note: long }), product('b', 'Cable', { Note: 'short' }), product('c', 'Cable', {}))).toEqual({ b: ['Note: short'] });
});

it('says three values at most', () => {
  const of = (sign: string) => Object.fromEntries(['A', 'B', 'C', 'D'].map((name) => [name, `${name}${sign}`]));
  expect(told(product('x', 'Cable', of('1')), product('y', 'Cable', of('2')))['x']).toHaveLength(3);
});

it('says of a color which one it is, not that there is one', () => {
  expect(told(product('a', 'Toner', { Color: 'Yes', Duplex: 'Yes' }), product('b', 'Toner', { Color: 'Magenta', Duplex: 'No' }))).toEqual({ a: ['Duplex: Yes'], b: ['Color: Magenta', 'Duplex: No'] });
});
