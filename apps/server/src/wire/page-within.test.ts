import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageWithin } from './page-within.ts';

it('a page is within a list, and the one that was asked for where there is one', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(100_000), fc.integer({ min: 1, max: 100 }), (asked, total, pageSize) => {
    const { page, pageCount, offset } = pageWithin(asked, { total, pageSize });
    expect(page).toBe(asked <= pageCount ? asked : pageCount);
    expect(offset).toBe((page - 1) * pageSize);
    expect(total === 0 ? offset === 0 && pageCount === 1 : offset < total && pageCount * pageSize >= total).toBe(true);
  }));
});
