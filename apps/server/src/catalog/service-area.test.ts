import { describe, expect, it } from 'vitest';
import { delivers, needsZip, zipDigits } from './service-area.ts';

describe('the delivery area (specification, section 5: ZIP codes)', () => {
  it('reads a ZIP code of five digits, optionally plus four', () => {
    expect(zipDigits(' 20405 ')).toBe('20405');
    expect(zipDigits('20405-0001')).toBe('20405');
    for (const wrong of ['', '1234', '204051', '2040a', '20405-1']) expect(zipDigits(wrong)).toBeNull();
  });

  it('is asked for only when every vendor limits it', () => {
    expect(needsZip([])).toBe(false);
    expect(needsZip([null, ['2']])).toBe(false);
    expect(needsZip([['2'], ['33']])).toBe(true);
  });

  it('covers the ZIP codes that begin with its digits; no buyer is refused before a ZIP code is known', () => {
    expect(delivers(['20', '3'], '20405')).toBe(true);
    expect(delivers(['20', '3'], '96799')).toBe(false);
    expect(delivers(['20'], null)).toBe(true);
    expect(delivers(null, '96799')).toBe(true);
  });
});
