import { describe, expect, it } from 'vitest';
import { pull } from './rescue.ts';

describe('what another word of a query says of a candidate', () => {
  it('is much where few names have the candidate, and most of them the other word', () => {
    expect(pull(10, 20, 0.01)).toBeGreaterThan(pull(10, 2_000, 0.01));
    expect(pull(10, 20, 0.01)).toBeGreaterThan(pull(10, 20, 0.1));
  });

  it('is little of one name, and nothing where they meet no more than by chance', () => {
    expect(pull(1, 1, 0.01)).toBeLessThan(pull(20, 20, 0.01));
    expect([pull(0, 500, 0.01), pull(5, 500, 0.01)]).toEqual([0, 0]);
  });
});
