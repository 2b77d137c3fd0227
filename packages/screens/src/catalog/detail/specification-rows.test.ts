import fc from 'fast-check';
import { expect, it } from 'vitest';
import { specificationRows, type Specification } from './specification-rows.ts';

const row = (name: string): Specification => ({ name, value: '1' });
const names = (rows: readonly Specification[]): string[] => rows.map(({ name }) => name);

it('how a product is packed is folded, how many are in a pack is not', () => {
  const { shown, folded } = specificationRows(['Pallet width', 'Color', 'Quantity per pack', 'Package weight', 'Harmonized System (HS) code', 'Master (outer) case height', 'Quantity per pallet (UK)', 'Gross weight of outer carton', 'Package type'].map(row));
  expect(names(shown)).toEqual(['Color', 'Quantity per pack', 'Package type']);
  expect(names(folded)).toEqual(['Pallet width', 'Package weight', 'Harmonized System (HS) code', 'Master (outer) case height', 'Quantity per pallet (UK)', 'Gross weight of outer carton']);
});

it('a few rows of packing are at the end, and not folded', () => {
  expect(specificationRows(['Package width', 'Color', 'Package height'].map(row))).toEqual({ shown: ['Color', 'Package width', 'Package height'].map(row), folded: [] });
});

it('a fact that is there twice is shown once, where it is first; another value of it is another fact', () => {
  const sin = (name: string, value: string): Specification => ({ name, value });
  const { shown } = specificationRows([sin('Special item number', '132-51'), row('Worksite'), sin('Special Item Number', '132-51'), sin('Special item number', '132-52')]);
  expect(shown.map(({ name, value }) => `${name.toLowerCase()}: ${value}`)).toEqual(['special item number: 132-51', 'worksite: 1', 'special item number: 132-52']);
});

it('of very many facts the first are shown; none is lost, and never is a single one folded', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Color', 'Size', 'Pallet width', 'Package depth'), { maxLength: 90 }).map((all) => all.map((name, index) => ({ name, value: String(index) }))), (rows) => {
      const { shown, folded } = specificationRows(rows);
      expect([...shown, ...folded].toSorted((a, b) => Number(a.value) - Number(b.value))).toEqual(rows);
      expect(folded.length === 0 || folded.length >= 6).toBe(true);
      expect(shown.length).toBeLessThanOrEqual(29);
    }),
  );
});
