import { describe, expect, it } from 'vitest';
import { matchingValues, shortList, type FacetValue } from './matching-values.ts';

const value = (label: string, selected = false): FacetValue => ({ value: label, label, count: 1, selected });
const makers = ['HP', 'Hewlett Packard Enterprise', 'Xerox', 'Équipement Nord', 'Brother', 'Canon', 'Dell', 'Epson'].map((label) => value(label));

describe('typing in a long facet', () => {
  it.each([
    ['xer', ['Xerox']],
    ['equip', ['Équipement Nord']],
    ['ent hew', ['Hewlett Packard Enterprise']],
    ['  ', makers.map((maker) => maker.label)],
    ['zz', []],
  ])('%j finds %j', (typed, labels) => {
    expect(matchingValues(makers, typed).map((found) => found.label)).toEqual(labels);
  });
});

describe('the short list of a facet', () => {
  it('shows the first six', () => {
    expect(shortList(makers)).toHaveLength(6);
  });

  it('also shows what is on further down, in its place', () => {
    const values = [...makers, value('Zebra', true)];
    expect(shortList(values).at(-1)?.label).toBe('Zebra');
    expect(shortList(values)).toHaveLength(7);
  });
});
