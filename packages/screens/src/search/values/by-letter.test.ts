import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byLetter } from './by-letter.ts';

const value = (label: string) => ({ value: label, label, count: 1, selected: false });

describe('values by letter', () => {
  it('puts digits and signs first, and takes letters without their accents', () => {
    expect(byLetter(['3M', 'Canon', 'Équipement Nord', 'Epson', '„Zebra“'].map(value)).map(({ letter, values }) => [letter, values.map(({ label }) => label)])).toEqual([
      ['0–9', ['3M', '„Zebra“']], ['C', ['Canon']], ['E', ['Équipement Nord', 'Epson']],
    ]);
  });

  it('loses none and doubles none', () => {
    fc.assert(fc.property(fc.array(fc.string({ minLength: 1 })), (labels) => {
      const listed = byLetter(labels.map(value)).flatMap(({ values }) => values.map(({ label }) => label));
      expect(listed.toSorted()).toEqual(labels.toSorted());
    }));
  });
});
