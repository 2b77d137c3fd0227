import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateRule } from './calendar-date.ts';
import { cardNumberRule, parseCardExpiry } from './card.ts';
import { emailRule, governmentEmailRule } from './email.ts';
import type { FieldRule } from './field-rule.ts';
import { aacPasswordRule, passwordRule } from './password.ts';
import * as rules from './rules.ts';
import { parseStoreName } from '../stores/store-name.ts';

const knownStoreRule: FieldRule = (value) => (parseStoreName(value) === null ? 'No such store.' : null);
const expiryRule: FieldRule = (value) => (parseCardExpiry(value) === null ? 'No month.' : null);

const table: [name: string, rule: FieldRule, good: string[], bad: string[]][] = [
  ['e-mail [spec 5.1]', emailRule, ['buyer@agency.gov', "o'neil+x@sub.example.mil", 'a_b%c-1@x.co', ' name@agency.gov '],
    ['', 'a@b', 'a b@c.gov', '@c.gov', 'a@c..gov', 'a@@c.gov', 'a@c.gov.', 'a@c.gov, d@e.gov', '<a@c.gov>', 'ä@c.gov', `${'a'.repeat(65)}@c.gov`]],
  ['government e-mail [spec 5.2]', governmentEmailRule, ['buyer@agency.gov', 'a.b@unit.ARMY.MIL', 'clerk@ci.springfield.il.us'],
    ['', 'buyer@agency.com', 'buyer@agency.gov.com', 'buyer@notgov', 'buyer@agency.notgov', 'buyer@agencygov.org', 'gov', 'buyer@.gov', 'a b@agency.gov', 'buyer@agency.mil@evil.com']],
  ['ZIP [spec 5.3]', rules.zipRule, ['20405', ' 20405-0001 ', '00501'], ['', '2040', '204050', '20405-1', '20405-00001', '204050001', 'ABCDE', '２０４０５', '20405\n20405']],
  ['password [spec 5.4]', passwordRule, ['correct-horse-4', 'Falcon-Meadow-Birch-4827', 'längst12 !zeichen', '            a1!', 'a1!🦅🦅🦅🦅🦅🦅🦅🦅🦅'],
    ['', 'a1!', 'abcdefghij-', 'abcdefghijk1', '123456789012-', 'abcdefghijklm-', 'a1!🦅🦅🦅🦅🦅🦅', `${'a'.repeat(256)}1-`]],
  ['AAC password [spec 5.5]', aacPasswordRule, ['abc123', 'ABCDEF', '1234567'], ['', 'abc12', 'abc-123', 'abc 123', ' abc123', 'äbc1234', 'abc123\n']],
  ['card number [spec 5.6]', cardNumberRule, ['4614 0000 0000 0000', '4111-1111-1111-1111'], ['', '4111111111111112', '411111111111111', '41111111111111111', '4111x11111111111']],
  ['address name [spec 5.7]', rules.addressNameRule, ['Main office', 'dock_2-b', 'A'], ['', '   ', 'a/b', 'Büro', 'a.b', 'a\tb', 'x'.repeat(41), '<b>']],
  ['cart number [spec 5.8]', rules.cartNumberRule, ['A27-0000001-3', '12345', 'Z1', '12-34'], ['', 'a27', 'AB12', '12A', '1.2', '1 2', 'A', '1'.repeat(60)]],
  ['product quantity [spec 5.9]', rules.quantityRule, ['1', '007', '10', '99999999', '00000001'], ['', '0', '00000000', '-1', '1.5', '1e9', '123456789', '000000001', '１']],
  ['not blank [spec 5.10]', rules.notBlank('the city'), ['Washington', ' x ', '0'], ['', ' ', '\t\n', '\u00a0\u2003']],
  ['date [spec 5.11]', dateRule, ['2027-03-31', '3/31/2027', '03/01/2027', '2/29/2028', '2000-02-29', ' 12/1/2026 '],
    ['', '2027-2-1', '2027-02-30', '2/29/2027', '1900-02-29', '13/1/2027', '0/1/2027', '1/0/2027', '31/3/2027', '3/31/27', '2027/03/31', '3-31-2027', '2027-03-31T00:00', '0000-01-01']],
  ['search keyword [spec 5.12]', rules.searchKeywordRule, ['toner', '1/4" bolt', 'écran', ' 7510', '螺栓', `x${'-'.repeat(5000)}`], ['', '   ', '***', '"quoted"', '-toner', '.45', '_x', '<script>']],
  ['ASCII only [spec 5.13]', rules.asciiRule, ['', 'Leave at gate 4 (call first)!', 'two\r\nlines\tand a tab', '~'], ['é', 'a\u00a0b', '“quoted”', 'a\u0000b', '\u001b[2J', '\u007f', '🦅']],
  ['phone [spec 5.14]', rules.phoneRule, ['202-555-0100', '202-555-0100 extension 12', '202-555-0100 x12', '(202) 555-0100 x12', '+1 202 555 0100 ext. 4', '2025550100', '1.202.555.0100 #9'],
    ['', '555-0100', '202-555-010O', '202-555-0100 x', '202-555-0100 x12 x13', '202-555-0100 x123456789', '+1 (202) 555-0100 twice', '1'.repeat(16)]],
  ['state or territory', rules.stateRule, ['DC', ' VA '], ['', 'dc', 'D', 'DCC', '12']],
  ['AAC', rules.aacRule, ['47SMPL', 'n00104'], ['', '47SMP', '47SMPLX', '47-SEA']],
  ['card expiry', expiryRule, ['11/29', '1/2029'], ['', '13/29', '2029-11']],
  ['store query value [spec 5.15]', knownStoreRule, ['advantage', ' Fss ', 'STATE'], ['', 'DOLPUNCHOUT', 'EVAPUNCHOUT', 'FSS2', '../FSS', '__proto__']],
];

const hostile: [what: string, text: string][] = [
  ['digits', '1'.repeat(65_536)],
  ['letters', 'a'.repeat(65_536)],
  ['blanks', ' '.repeat(65_536)],
  ['blanks and a letter', `${' '.repeat(65_535)}a`],
  ['domains that never end', `a@${'a.'.repeat(32_767)}`],
  ['labels without an at sign', `${'a.'.repeat(32_768)}@`],
  ['hyphens', '-'.repeat(65_536)],
  ['extensions', 'x1'.repeat(32_768)],
  ['dates', '1/'.repeat(32_768)],
  ['emoji', '🦅'.repeat(32_768)],
  ['halves of characters', '\ud83e'.repeat(65_536)],
  ['everything and then a wrong end', `${'aA1-'.repeat(16_383)}a1-\u0000`],
];

/** Milliseconds that 64 KB may take. */
const limit = 50;

/**
 * Milliseconds that the rule takes: the fastest of five, or of up to fifty as long as they are over the limit. Whatever else runs on the machine makes
 * some of them slower, and not all; a rule that is slow is slow each time.
 */
function timeOf(rule: (value: string) => unknown, value: string): number {
  let fastest = Infinity;
  for (let round = 0; round < 5 || (round < 50 && fastest >= limit); round += 1) {
    const start = performance.now();
    rule(value);
    fastest = Math.min(fastest, performance.now() - start);
  }
  return fastest;
}

describe.each(table)('%s', (_name, rule, good, bad) => {
  it.each(good)('takes %j', (value) => {
    expect(rule(value)).toBeNull();
  });

  it.each(bad)('refuses %j with a sentence', (value) => {
    expect(rule(value)).toMatch(/[.:]|!$/);
  });

  it.each(hostile)('answers 64 KB of %s within the limit', (_what, text) => {
    expect(timeOf(rule, text)).toBeLessThan(limit);
  });

  it.each(good.filter((value) => value !== ''))('answers 64 KB of %j, again and again, within the limit', (value) => {
    expect(timeOf(rule, value.repeat(Math.ceil(65_536 / value.length)).slice(0, 65_536))).toBeLessThan(limit);
  });

  it('answers any text with null or a sentence, twice the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const answer = rule(text);
        expect(answer === null || answer.length > 5).toBe(true);
        expect(rule(text)).toBe(answer);
      }),
    );
  });
});
