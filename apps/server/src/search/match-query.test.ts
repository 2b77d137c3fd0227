import { describe, expect, it } from 'vitest';
import { limitsIn, searchLimits } from './match-query.ts';

describe('the limits of a search', () => {
  const limitsOf = (catalog: number) => limitsIn({ documents: 10, catalog, averageLength: 1 });

  it('tell fewer matches apart in a large catalog, whatever a store sells of it', () => {
    expect([limitsOf(0), limitsOf(100_000)]).toEqual([searchLimits, searchLimits]);
    expect(limitsOf(100_001)).toEqual({ ...searchLimits, matches: 2_500 });
  });
});
