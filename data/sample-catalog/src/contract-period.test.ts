import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodInForce } from './contract-period.ts';

describe('a contract of the source', () => {
  it('is extended by five years until it is in force for a year', () => {
    expect(periodInForce('5/5/15', '5/4/20', new Date('2026-11-29T00:00:00Z'))).toEqual({ start: '5/5/2015', end: '5/4/2030' });
    expect(periodInForce('2/11/15', '2/10/20', new Date('2029-02-10T00:00:00Z')).end).toBe('2/10/2030');
    expect(periodInForce('2/11/15', '2/10/20', new Date('2029-02-11T00:00:00Z')).end).toBe('2/10/2035');
    expect(periodInForce('5/5/15', '5/4/35', new Date('2026-11-29T00:00:00Z')).end).toBe('5/4/2035');
  });

  it('stays as it came where it has no day', () => {
    expect(periodInForce('', 'open', new Date('2026-11-29T00:00:00Z'))).toEqual({ start: '', end: 'open' });
    expect(periodInForce('2/30/15', '13/1/20', new Date('2026-11-29T00:00:00Z'))).toEqual({ start: '2/30/15', end: '13/1/20' });
  });

  it('is in force on any day on which the sample is made', () => {
    fc.assert(fc.property(fc.date({ min: new Date('2024-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }), (today) => {
      expect(new Date(periodInForce('2/29/16', '2/28/21', today).end).getTime()).toBeGreaterThan(today.getTime() + 360 * 86_400_000);
    }));
  });
});
