import { describe, expect, it } from 'vitest';
import { scopeOf, scopeOptions, scopeValue } from './search-scope.ts';

const options = scopeOptions([{ id: '70', name: 'Information Technology Equipment' }]);

describe('the chooser of the search box', () => {
  it('offers everything, the kinds, then the categories', () => {
    expect(options.map((option) => option.label)).toEqual(['All', 'Products', 'Services', 'Information Technology Equipment']);
  });

  it.each([['', {}], ['products', { kind: 'products' }], ['category 70', { category: '70' }], ['nonsense', {}]])('%j means %j', (value, scope) => {
    expect(scopeOf(value)).toEqual(scope);
  });

  it.each([
    ['q=x', ''],
    ['q=x&kind=services', 'services'],
    ['category=70&kind=products', 'category 70'],
    ['category=70&category=75', ''],
    ['category=7010&kind=products', 'products'],
  ])('shows for the address %s the option %j', (address, value) => {
    expect(scopeValue(new URLSearchParams(address), options)).toBe(value);
  });
});
