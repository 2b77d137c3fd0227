import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardExpiryProblem, cardNumberRule, daysUntilCardExpires, parseCardExpiry } from './card.ts';
import type { FieldRule } from './field-rule.ts';
import * as rules from './rules.ts';
import { parseStoreName } from './store-name.ts';

const table: [name: string, rule: FieldRule, good: string[], bad: string[]][] = [
  ['email', rules.emailRule, ['buyer@agency.gov', "o'neil+x@sub.example.mil"], ['', 'a@b', 'a b@c.gov', '@c.gov', 'a@c..gov']],
  ['zip', rules.zipRule, ['20405', ' 20405-0001 '], ['2040', '204050', '20405-1', 'ABCDE']],
  ['address name', rules.addressNameRule, ['Main office', 'dock_2-b'], ['', 'a/b', 'x'.repeat(41)]],
  ['search keyword', rules.searchKeywordRule, ['toner', '1/4" bolt', 'écran'], ['', '***', '"quoted"']],
  ['phone', rules.phoneRule, ['202-555-0100', '(202) 555-0100 x12', '+1 202 555 0100 ext. 4'], ['', '555-0100', '202-555-010O', '202-555-0100 x']],
  ['AAC', rules.aacRule, ['47QSEA', 'n00104'], ['', '47QSE', '47QSEAX', '47-SEA']],
  ['quantity', rules.quantityRule, ['1', '007', '99999999'], ['0', '-1', '1.5', '1e9', '123456789', '']],
  ['card number', cardNumberRule, ['4614 0000 0000 0000', '4111-1111-1111-1111'], ['', '4111111111111112', '411111111111111', '4111x11111111111']],
];

describe('field rules (specification, section 5)', () => {
  it.each(table)('%s', (_name, rule, good, bad) => {
    for (const value of good) expect(rule(value), value).toBeNull();
    for (const value of bad) expect(rule(value), value).toMatch(/[.:]/);
  });

  it.each(table)('%s answers 64 KB of hostile input within 50 ms', (_name, rule, good) => {
    const seed = good[0] ?? '1';
    for (const hostile of [seed.repeat(65_536 / seed.length), `${'a.'.repeat(32_768)}@`, ' '.repeat(65_536), '1'.repeat(65_536)]) {
      const start = performance.now();
      rule(hostile);
      expect(performance.now() - start).toBeLessThan(50);
    }
  });
});

describe('card numbers', () => {
  it('with one digit changed are refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (position, by) => {
        const digits = Array.from('4111111111111111');
        digits[position] = String((Number(digits[position]) + by) % 10);
        expect(cardNumberRule(digits.join(''))).not.toBeNull();
      }),
    );
  });
});

describe('card expiry', () => {
  it.each([['11/29', '2029-11'], ['1/2029', '2029-01'], ['1129', '2029-11'], ['13/29', null], ['', null], ['2029-11', null]])('%s reads as %s', (text, expected) => {
    expect(parseCardExpiry(text)).toBe(expected);
  });

  it('is refused with 20 days left and taken with 21', () => {
    expect(daysUntilCardExpires('2026-11', new Date('2026-11-10T00:00:00Z'))).toBe(21);
    expect(cardExpiryProblem('2026-11', new Date('2026-11-10T00:00:00Z'))).toBeNull();
    expect(cardExpiryProblem('2026-11', new Date('2026-11-11T00:00:00Z'))).toContain('within 20 days');
    expect(cardExpiryProblem('2026-10', new Date('2026-11-11T00:00:00Z'))).toContain('has expired');
  });
});

describe('store names', () => {
  it('are taken in any case, and unknown ones are refused', () => {
    expect(parseStoreName('advantage')).toBe('ADVANTAGE');
    expect(parseStoreName('DOLPUNCHOUT')).toBeNull();
    expect(parseStoreName(undefined)).toBeNull();
  });
});
