import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateRule } from './calendar-date.ts';
import { cardNumberRule, checkDigitHolds } from './card.ts';
import { emailRule, governmentEmailRule } from './email.ts';
import type { FieldRule } from './field-rule.ts';
import { aacPasswordRule, passwordRule } from './password.ts';
import { worldPhoneRule } from './postal/address-rules.ts';
import * as rules from './rules.ts';

const digits = (min: number, max = min) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
const letters = (min: number, max = min) => fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: min, maxLength: max });
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(''));
const just = (...texts: string[]) => fc.constantFrom(...texts);
/** A number with the digit that makes its check hold. */
const checked = (beginning: string) => beginning + Array.from('0123456789').find((digit) => checkDigitHolds(beginning + digit));
const cards = fc.oneof(joined(just('4'), digits(14)), joined(just('34', '37'), digits(12))).map(checked);
const phones = joined(just('202-555-01', '(202) 555-01', '+1 202 555 01', '202.555.01'), digits(2));
const extensions = joined(just(' x', ' X', 'x', ' ext. ', ' ext ', ' extension ', ' Extension', ' #'), digits(1, 8));
const mails = joined(letters(1, 20), just('@'), letters(1, 20), just('.'));

const made: [name: string, rule: FieldRule, good: fc.Arbitrary<string>, bad: fc.Arbitrary<string>][] = [
  ['e-mail [spec 5.1]', emailRule, joined(mails, letters(2, 10)), fc.oneof(letters(1, 30), joined(mails, just('c', '..gov', 'gov ov', '')))],
  ['government e-mail [spec 5.2]', governmentEmailRule, joined(mails, just('gov', 'mil', 'us', 'GOV')), joined(mails, just('com', 'gov.com', 'govx', 'edu'))],
  ['ZIP [spec 5.3]', rules.zipRule, fc.oneof(digits(5), joined(digits(5), just('-'), digits(4))), fc.oneof(digits(0, 4), digits(6, 12), joined(digits(5), just('-'), digits(0, 3)), letters(5))],
  ['password [spec 5.4]', passwordRule, joined(letters(6, 20), digits(5, 9), just('-', '!', ' /')), fc.oneof(joined(letters(20), digits(5)), joined(letters(20), just('-')), joined(digits(20), just('-')), joined(letters(4), digits(4), just('-')))],
  ['AAC password [spec 5.5]', aacPasswordRule, joined(letters(3, 20), digits(3, 9)), fc.oneof(joined(letters(0, 2), digits(0, 3)), joined(letters(6), just('-', ' ', 'é')))],
  ['card number of 15 or 16 digits [spec 5.6]', cardNumberRule, cards, fc.oneof(digits(1, 14), digits(17, 30), cards.map((card) => card.slice(0, -1) + String((Number(card.at(-1)) + 1) % 10)), just('000000000000000', '0000000000000000', '0000 0000 0000 0000'))],
  ['address name [spec 5.7]', rules.addressNameRule, joined(letters(1, 10), just(' ', '_', '-', ''), digits(1, 9)), joined(letters(1, 10), just('/', '.', '<', ',', 'é'))],
  ['cart number [spec 5.8]', rules.cartNumberRule, joined(just('', 'A', 'Z'), digits(1, 20), just('', '-1')), joined(digits(1, 9), just('a', 'Z', '.', ' 1'))],
  ['product quantity [spec 5.9]', rules.quantityRule, joined(just('1', '9'), digits(0, 7)), fc.oneof(just('', '0', '00'), digits(9, 20), joined(digits(1, 4), just('.5', '-', 'e3')))],
  ['not blank [spec 5.10]', rules.notBlank('the city'), joined(just('', ' '), letters(1, 20)), fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0'), maxLength: 20 })],
  ['date [spec 5.11]', dateRule, fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)), fc.oneof(joined(just('2027-02-', '2027-13-'), just('30', '31')), joined(digits(1, 2), just('.'), digits(1, 2), just('.2027')))],
  ['search keyword [spec 5.12]', rules.searchKeywordRule, joined(fc.oneof(letters(1), digits(1), just('é', '螺')), fc.string({ maxLength: 50 })), joined(just('-', '*', '"', '.', '_', '<'), fc.string({ maxLength: 50 }))],
  ['ASCII only [spec 5.13]', rules.asciiRule, fc.string({ unit: 'grapheme-ascii', maxLength: 100 }), joined(letters(0, 9), just('é', '“', '\u0000', '🦅'))],
  ['phone [spec 5.14]', rules.phoneRule, fc.oneof(phones, joined(phones, extensions)), fc.oneof(digits(1, 9), joined(phones, just(' x', ' extension', ' ext.', ' y12')), joined(phones, just(' x'), digits(9)))],
  ['phone of any country', worldPhoneRule, joined(just('+49 30 5550 12', '+81-3-5555-01'), digits(2), fc.oneof(just(''), extensions)), fc.oneof(digits(1, 6), joined(just('+49 30 5550 1234'), just(' x', ' extension')))],
];

describe.each(made)('examples that are made for the rule: %s', (_name, rule, good, bad) => {
  it('are taken', () => {
    fc.assert(fc.property(good, (value) => { expect(rule(value), value).toBeNull(); }));
  });

  it('are refused', () => {
    fc.assert(fc.property(bad, (value) => { expect(rule(value), value).toMatch(/[.:]|!$/); }));
  });
});
