import { aacRule, phoneRule, zipRule } from '@quartermaster/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizedAac, normalizedPhone, normalizedZip } from './normalized.ts';

describe('what is pasted is shown as it is written', () => {
  it.each([['20405', '20405'], [' 20405 ', '20405'], ['204050001', '20405-0001'], ['20405 0001', '20405-0001'], ['2040', '2040'], ['', '']])('ZIP code %j as %j', (typed, shown) => {
    expect(normalizedZip(typed)).toBe(shown);
  });

  it.each([
    ['(202) 555-0100', '202-555-0100'],
    ['+1 202.555.0100', '202-555-0100'],
    ['2025550100 ext. 12', '202-555-0100 x12'],
    ['+44 20 7946 0000', '+44 20 7946 0000'],
    ['555-0100', '555-0100'],
  ])('phone %j as %j', (typed, shown) => {
    expect(normalizedPhone(typed)).toBe(shown);
  });

  it.each([['47smpl', '47SMPL'], [' 47-SMPL', '47SMPL'], ['47SMP', '47SMP']])('AAC %j as %j', (typed, shown) => {
    expect(normalizedAac(typed)).toBe(shown);
  });

  it('never turns what is right into something wrong, and twice is the same as once', () => {
    const cases = [[normalizedZip, zipRule], [normalizedPhone, phoneRule], [normalizedAac, aacRule]] as const;
    fc.assert(fc.property(fc.constantFrom(...cases), fc.stringMatching(/^[\d().x+ -]{0,16}$/), ([normalized, rule], typed) => {
      const shown = normalized(typed);
      expect(normalized(shown)).toBe(shown);
      if (rule(typed) === null) expect(rule(shown)).toBeNull();
    }));
  });
});
