import { expect, it } from 'vitest';
import { offered, own, type Item } from './choices.ts';

const items: readonly Item[] = [own, 'ADVANTAGE', 'FSS', 'USMC'].map((value) => ({ value, title: value }));
const valuesOf = (values: readonly string[] | undefined) => offered(items, values).map(({ value }) => value);

it('lists everything for a story that says nothing', () => {
  expect(valuesOf(undefined)).toEqual([own, 'ADVANTAGE', 'FSS', 'USMC']);
});

it('lists the story’s own and the stores that show it, in the order of the toolbar', () => {
  expect(valuesOf(['USMC', 'FSS'])).toEqual([own, 'FSS', 'USMC']);
});

it('has no tool where nothing can be chosen', () => {
  expect(valuesOf([])).toEqual([]);
});
