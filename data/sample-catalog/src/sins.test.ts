import { expect, it } from 'vitest';
import { loadCategories } from './categories.ts';
import { sinOf } from './sins.ts';
import { readTable } from './tables.ts';

it('the nearest category says the Special Item Number, and what no rule names has none', () => {
  const categories = loadCategories();
  const of = (id: string) => sinOf(categories.get(id) ?? { path: [] });
  expect([of('7030'), of('7010-notebooks'), of('7510-toner'), of('7820-toys')]).toEqual(['511210', '33411', '339940', undefined]);
});

it('each rule is for a category that there is', () => {
  const categories = loadCategories();
  expect(readTable('rules/sins.csv', ['category']).filter(({ category }) => !categories.has(category))).toEqual([]);
});
