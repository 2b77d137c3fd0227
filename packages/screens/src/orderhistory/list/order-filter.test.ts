import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filterOf, isFiltered, queryOf, spanProblem } from './order-filter.ts';

const none = { status: '', vendor: '', from: '', to: '' };

it('a filter comes back from the address as it went in', () => {
  fc.assert(fc.property(fc.record({ status: fc.string(), vendor: fc.string(), from: fc.string(), to: fc.string() }), (filter) => {
    expect(filterOf(new URLSearchParams(queryOf(filter)))).toEqual(filter);
  }));
});

it('what filters nothing stays out of the address, and the page starts anew', () => {
  expect(queryOf(filterOf(new URLSearchParams('status=Shipped&vendor=&page=3')))).toEqual({ status: 'Shipped' });
  expect(isFiltered(none)).toBe(false);
  expect(isFiltered({ ...none, to: '2026-11-20' })).toBe(true);
});

it('refuses a span that ends before it begins', () => {
  expect(spanProblem({ ...none, from: '2026-11-20', to: '2026-11-19' })).toMatch(/not before the first/);
  expect(spanProblem({ ...none, from: '2026-11-20', to: '2026-11-20' })).toBeUndefined();
  expect(spanProblem({ ...none, to: '2026-11-19' })).toBeUndefined();
});
